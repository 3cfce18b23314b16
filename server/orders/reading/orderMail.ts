import { dayAndTimeFormat } from './dayAndTimeFormat.ts';
import { postalLines } from '../../../contract/postalLines.ts';
import { quantityText, weightText } from '../../../contract/weight.ts';
import { mailboxOf } from '../../account/fields.ts';
import type { Database } from '../../db/schema.ts';
import { findInvoicesOf } from '../../invoices/invoiceRepository.ts';
import type { Language } from '../../language.ts';
import { withoutLinks } from '../../mail/links.ts';
import { sendMail } from '../../mail/sendMail.ts';
import { findLatestPayment } from '../../payment/paymentRepository.ts';
import { findRefunds } from '../../payment/refundRepository.ts';
import { findOrderMailRecipients } from '../../staff/access/memberRepository.ts';
import { isWithinLimit } from '../../rateLimit/enforceRateLimit.ts';
import { hashOf, newSecret } from '../../session/secret.ts';
import { fill, texts } from '../../texts.ts';
import { translatedText } from '../../translatedText.ts';
import { shownText } from '../../currency/currencyText.ts';
import { addressIn } from '../packing/addressIn.ts';
import { boxedQuantity, shownLines } from '../packing/boxedLines.ts';
import { confirmationInstruction } from '../placing/confirmationInstruction.ts';
import { isEmailConfirmed } from '../placing/confirmedEmail.ts';
import type { OrderEmailData } from '../../mail/emailData.ts';
import { shownRefunds } from '../payment/orderMoney.ts';
import { toPaymentDto } from '../payment/orderPayment.ts';
import {
  findOrderLines,
  lockOrder,
  type StoredOrder,
  type StoredOrderLine,
} from './orderQueries.ts';
import { insertSecret } from './orderRepository.ts';
import { orderTotals } from './orderTotals.ts';

function deliveryText(
  { deliveryName, slotStartsAt, slotEndsAt }: StoredOrder,
  timeZone: string,
  language: Language,
): string {
  const name = translatedText(deliveryName, language);
  if (slotStartsAt === null || slotEndsAt === null) return name;
  return `${name}, ${dayAndTimeFormat(timeZone, language).formatRange(slotStartsAt, slotEndsAt)}`;
}

type OrderEmail =
  | 'order-placed'
  | 'payment-received'
  | 'order-slot-changed'
  | 'order-dispatched'
  | 'order-cancelled'
  | 'order-refunded';

/**
 * Creates another secret for a guest's order. Returns null for other orders.
 * @param isMailed true if the secret is sent only to the order's email address
 */
export async function makeSecret(
  db: Database,
  orderId: string,
  { isMailed }: { isMailed: boolean },
): Promise<string | null> {
  const secret = newSecret(32);
  return (await insertSecret(db, orderId, { hash: hashOf(secret), isMailed })) ? secret : null;
}

function addressLines({ address: kept, language }: StoredOrder): string[] {
  const address = addressIn(kept, language);
  return [...postalLines(address), address.country]
    .map((text) => withoutLinks(text.trim()))
    .filter((text) => text !== '');
}

function quantityOf(line: StoredOrderLine, language: Language): string {
  const { quantity, stepGrams, weighedGrams } = line;
  const ordered = quantityText(quantity, stepGrams, language);
  const packed =
    weighedGrams === null
      ? quantityText(boxedQuantity(line), stepGrams, language)
      : weightText(weighedGrams, language);
  return packed === ordered
    ? `× ${ordered}`
    : fill(texts.order.line.short, { packed, ordered })[language];
}

async function rowsOf(db: Database, order: StoredOrder): Promise<OrderEmailData['rows']> {
  const { language } = order;
  const lines = shownLines(order, await findOrderLines(db, order.id));
  const nameOf = ({ name, optionNames }: StoredOrderLine) =>
    [name, ...optionNames.map(({ value }) => withoutLinks(value))].join(', ');
  const labelOf = (line: StoredOrderLine) => {
    const replaced = lines.find(({ id }) => id === line.replacesId);
    return replaced
      ? fill(texts.order.line.insteadOf, { name: nameOf(line), replaced: replaced.name })[language]
      : nameOf(line);
  };
  return [
    ...lines.map((line) => ({
      label: labelOf(line),
      value: quantityOf(line, language),
    })),
    ...orderTotals(order, order.language).map(({ code, title, text }) => ({
      label: title ?? code,
      value: text,
    })),
  ];
}

async function paymentLines(
  db: Database,
  order: StoredOrder,
  timeZone: string,
  language: Language,
) {
  const payment = await findLatestPayment(db, order.id);
  const { name, instructions } = await toPaymentDto(db, order.number, payment, timeZone, language);
  const confirmation = await confirmationInstruction(db, order.id, timeZone, language);
  return [
    name,
    ...[...instructions, ...confirmation].map(
      ({ title, text }) => `${title}${texts.format.colon[language]}${text}`,
    ),
  ];
}

async function refundText(
  db: Database,
  order: StoredOrder,
  refundId: string | undefined,
): Promise<string> {
  const refunds = await findRefunds(db, [order.id]);
  const amounts = shownRefunds(order, refunds);
  const amount = amounts[refunds.findIndex(({ id }) => id === refundId)];
  return amount === undefined ? '' : shownText(amount, order.currency, order.language);
}

async function invoicesFor(
  db: Database,
  orderId: string,
  template: OrderEmail,
  refundId: string | undefined,
): Promise<string[]> {
  const invoices = await findInvoicesOf(db, [orderId]);
  return invoices
    .filter(({ refundId: of, kind }) => {
      if (template === 'order-dispatched') return true;
      if (template === 'order-cancelled') return kind === 'credit-note' && of === null;
      return refundId !== undefined && of === refundId;
    })
    .map(({ key }) => key);
}

function slotOf({ slotStartsAt, slotEndsAt, version }: StoredOrder): OrderEmailData['slot'] {
  if (slotStartsAt === null || slotEndsAt === null) return undefined;
  return {
    starts: slotStartsAt.toISOString(),
    ends: slotEndsAt.toISOString(),
    sequence: version,
  };
}

/**
 * Emails the order's recipient in the order's language. Skips anonymised orders. Limits the daily emails to an
 * unconfirmed address.
 * @param refundId refund that the email reports
 */
export async function mailOrder(
  trx: Database,
  orderId: string,
  template: OrderEmail,
  timeZone: string,
  refundId?: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.email === '') return;
  if (!(await isEmailConfirmed(trx, order))) {
    const limit = template === 'order-placed' ? 'orderMailAddress' : 'orderNewsAddress';
    if (!(await isWithinLimit(trx, limit, mailboxOf(order.email)))) return;
  }
  const { language, number, shortNumber, address } = order;
  const data: OrderEmailData = {
    firstname: withoutLinks(address.firstname),
    number,
    shortNumber,
    secret: await makeSecret(trx, orderId, { isMailed: true }),
    rows: await rowsOf(trx, order),
    address: addressLines(order),
    delivery: deliveryText(order, timeZone, language),
    slot: slotOf(order),
    payment: await paymentLines(trx, order, timeZone, language),
    refund: await refundText(trx, order, refundId),
    invoices: await invoicesFor(trx, orderId, template, refundId),
  };
  await sendMail(trx, { to: order.email, template, language, data });
}

/** Emails the staff who want to know about new orders. Contains neither address nor telephone of the customer. */
export async function mailNewOrder(
  trx: Database,
  orderId: string,
  timeZone: string,
): Promise<void> {
  const recipients = await findOrderMailRecipients(trx);
  if (recipients.length === 0) return;
  const order = await lockOrder(trx, orderId);
  const { number, shortNumber, address } = order;
  const payment = await findLatestPayment(trx, orderId);
  for (const [language, readers] of Map.groupBy(recipients, (reader) => reader.language)) {
    const shown = await toPaymentDto(trx, number, payment, timeZone, language);
    const data = {
      number,
      shortNumber,
      customer: withoutLinks(`${address.firstname} ${address.lastname}`),
      rows: await rowsOf(trx, { ...order, language }),
      delivery: deliveryText(order, timeZone, language),
      payment: shown.name,
    };
    for (const { name, email: to } of readers)
      await sendMail(trx, { to, template: 'new-order', language, data: { name, ...data } });
  }
}
