import type { Dto } from '../../http/contractTypes.ts';
import { currencyText, shownText } from '../../currency/currencyText.ts';
import { toSmallestUnits } from '../../currency/smallestUnits.ts';
import { FormRejection } from '../../account/formRejection.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { PaymentProvider } from '../../payment/paymentProvider.ts';
import { toCharge } from '../../payment/gateways/chargedDigits.ts';
import { isGateway, isOpenOnline } from '../../payment/onlinePayment.ts';
import { offeredProviders, paymentName, providerOf } from '../../payment/paymentProviders.ts';
import type { Payment } from '../../payment/paymentRepository.ts';
import type { ShopSettings } from '../../shopSettings.ts';
import { fill, texts } from '../../texts.ts';
import { dayAndTimeFormat } from '../reading/dayAndTimeFormat.ts';
import type { OrderAmounts } from './orderAmounts.ts';
import type { FieldErrors } from '../placing/fieldErrors.ts';

export async function readPayment(
  db: Database,
  settings: ShopSettings,
  id: string | undefined,
  errors: FieldErrors,
): Promise<PaymentProvider | undefined> {
  const provider = (await offeredProviders(db, settings)).find((offered) => offered.id === id);
  if (provider === undefined) errors.add('payment_id', texts.payment.notChosen);
  return provider;
}

/** @throws FormRejection if the total exceeds the limit of the payment method */
export async function rejectOverLimit(
  db: Database,
  provider: PaymentProvider,
  { shown, currency }: Pick<OrderAmounts, 'shown' | 'currency'>,
): Promise<void> {
  const limitMinor = await provider.findLimitMinor(db);
  if (limitMinor === null || shown.total <= toSmallestUnits(limitMinor, currency)) return;
  const limit = (language: Language) => currencyText(limitMinor, currency, language);
  throw new FormRejection({
    payment_id: fill(texts.payment.overLimit, (language) => ({ limit: limit(language) })),
  });
}

/** @throws FormRejection if the provider can't charge the exact total, such as a fraction of a yen */
export function rejectUnchargeable(
  { id }: PaymentProvider,
  { shown, currency }: Pick<OrderAmounts, 'shown' | 'currency'>,
): void {
  if (!isGateway(id) || shown.total === 0 || toCharge(id, shown.total, currency)) return;
  throw new FormRejection({
    payment_id: fill(texts.payment.unchargeable, (language) => ({
      amount: shownText(shown.total, currency, language),
    })),
  });
}

function deadlineInstruction(
  lapsesAt: Date | null,
  timeZone: string,
  language: Language,
): Dto['PaymentInstruction'][] {
  if (lapsesAt === null) return [];
  const { title, text } = texts.payment.deadline;
  const date = dayAndTimeFormat(timeZone, language).format(lapsesAt);
  return [{ title: title[language], text: fill(text, { date })[language] }];
}

export async function toPaymentDto(
  db: Database,
  orderNumber: string,
  payment: Payment,
  timeZone: string,
  language: Language,
): Promise<Dto['OrderPayment']> {
  const { method, state, lapsesAt } = payment;
  const provider = providerOf(method);
  const isDue = state === 'due';
  const isOpen = isOpenOnline(payment);
  return {
    payment_id: method,
    name: paymentName(payment, language),
    state,
    instructions: isDue
      ? [
          ...(await provider.instructions(db, orderNumber, language)),
          ...deadlineInstruction(lapsesAt, timeZone, language),
        ]
      : [],
    can_retry: state === 'failed' || isOpen,
    can_open: isOpen,
  };
}
