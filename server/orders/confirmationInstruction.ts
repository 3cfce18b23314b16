import type { Dto } from '../contractTypes.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import { findConfirmationEnd } from './unconfirmedOrders.ts';

/** What a guest has to do beside paying at the door: nothing, or to confirm the mail address in time. */
export async function confirmationInstruction(
  db: Database,
  orderId: string,
  timeZone: string,
  language: Language,
): Promise<Dto['OrderPayment']['instructions']> {
  const end = await findConfirmationEnd(db, orderId);
  if (end === undefined) return [];
  const format = new Intl.DateTimeFormat(texts.format.locale[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  const { title, text } = texts.payment.confirmAddress;
  return [{ title: title[language], text: text(format.format(end))[language] }];
}
