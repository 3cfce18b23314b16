import type { Language } from '../../language.ts';
import type { Email } from '../../mail/renderEmail.ts';
import { texts } from '../../texts.ts';
import { slotCalendar } from '../placing/slotCalendar.ts';

/** What an email about an order needs to know; all texts are in its language. */
export interface OrderEmailData {
  firstname: string;
  number: string;
  /** Opens a guest's order; null for a customer, who signs in for it. */
  secret: string | null;
  /** What was ordered and its totals: label and amount. */
  rows: { label: string; value: string }[];
  /** Where it goes, one line each. */
  address: string[];
  /** How it gets there, with the time of its slot. */
  delivery: string;
  /** Delivery slot in ISO 8601 and version of the order. Emails of earlier versions lack it. */
  slot?: { starts: string; ends: string; sequence: number } | undefined;
  /** How it is paid, and what is to be done for that. */
  payment: string[];
  /** How much money goes back. */
  refund: string;
}

/** The secret stands behind the `#`, which browsers send to no server. */
function orderUrl(origin: string, { number, secret }: OrderEmailData): string {
  if (secret === null) return `${origin}/account/orders/${number}`;
  return `${origin}/order/${number}#secret=${secret}`;
}

/** Attaches the slot of the order as a calendar file. */
function withCalendar(
  { en, fr }: Record<Language, Email>,
  data: OrderEmailData,
  origin: string,
  isCancelled = false,
): Record<Language, Email> {
  const calendarIn = (language: Language) => slotCalendar(data, origin, language, isCancelled);
  return { en: { ...en, calendar: calendarIn('en') }, fr: { ...fr, calendar: calendarIn('fr') } };
}

/** Says that an order has come in. */
export const orderPlacedEmail = (data: OrderEmailData, origin: string): Record<Language, Email> =>
  withCalendar(texts.email.orderPlaced(data, orderUrl(origin, data)), data, origin);

/** Says that the money for an order has come. */
export const paymentReceivedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> => texts.email.paymentReceived(data, orderUrl(origin, data));

/** Says that an order comes at another time. */
export const orderSlotChangedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  withCalendar(texts.email.orderSlotChanged(data, orderUrl(origin, data)), data, origin);

/** Says that an order is on its way, and what of it is missing or replaced. */
export const orderDispatchedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> => texts.email.orderDispatched(data, orderUrl(origin, data));

/** Says that money of an order goes back. */
export const orderRefundedEmail = (data: OrderEmailData, origin: string): Record<Language, Email> =>
  texts.email.orderRefunded(data, orderUrl(origin, data));

/** Says that an order is cancelled. */
export const orderCancelledEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  withCalendar(texts.email.orderCancelled(data, orderUrl(origin, data)), data, origin, true);
