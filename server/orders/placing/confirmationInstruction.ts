import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import { dayAndTimeFormat } from '../reading/dayAndTimeFormat.ts';
import { findConfirmationEnd } from './unconfirmedOrders.ts';

export async function confirmationInstruction(
  db: Database,
  orderId: string,
  timeZone: string,
  language: Language,
): Promise<Dto['OrderPayment']['instructions']> {
  const end = await findConfirmationEnd(db, orderId);
  if (end === undefined) return [];
  const { title, text } = texts.payment.confirmAddress;
  return [
    {
      title: title[language],
      text: fill(text, { date: dayAndTimeFormat(timeZone, language).format(end) })[language],
    },
  ];
}
