import type { OrderEmailData } from '../../mail/emailData.ts';
import type { Language } from '../../language.ts';
import type { Email } from '../../mail/renderEmail.ts';
import { letter, type LetterContent, type LetterTexts } from '../../mail/letter.ts';
import { texts } from '../../texts.ts';
import { slotCalendar } from '../placing/slotCalendar.ts';

type Row = NonNullable<Email['rows']>[number];

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

/** Rows of how an order is delivered, and where to. */
const deliveryRows = ({ address, delivery }: OrderEmailData, language: Language): Row[] => {
  const said = texts.email.rows;
  return [
    { label: said.delivery[language], value: delivery },
    { label: said.to[language], value: address.join(', ') },
  ];
};

/** Makes an email about an order, whose button leads to it. */
const orderLetter = (
  said: LetterTexts,
  data: OrderEmailData,
  origin: string,
  more: Pick<LetterContent, 'rows' | 'moreClosing'> = {},
): Record<Language, Email> => {
  const { firstname, number, refund } = data;
  return letter(said, {
    values: { firstname, number, refund },
    url: orderUrl(origin, data),
    ...more,
  });
};

/** Says that an order has come in. */
export function orderPlacedEmail(data: OrderEmailData, origin: string): Record<Language, Email> {
  const said = texts.email.orderPlaced;
  const rows = (language: Language) => [
    ...data.rows,
    ...deliveryRows(data, language),
    { label: texts.email.rows.payment[language], value: data.payment.join(', ') },
  ];
  const moreClosing = data.secret === null ? [] : [said.confirm];
  return withCalendar(orderLetter(said, data, origin, { rows, moreClosing }), data, origin);
}

/** Says that the money for an order has come. */
export const paymentReceivedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  orderLetter(texts.email.paymentReceived, data, origin, { rows: () => data.rows });

/** Says that an order comes at another time. */
export function orderSlotChangedEmail(
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> {
  const rows = (language: Language) => deliveryRows(data, language);
  const email = orderLetter(texts.email.orderSlotChanged, data, origin, { rows });
  return withCalendar(email, data, origin);
}

/** Says that an order is on its way, and what of it is missing or replaced. */
export const orderDispatchedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  orderLetter(texts.email.orderDispatched, data, origin, {
    rows: (language) => [...data.rows, ...deliveryRows(data, language)],
  });

/** Says that money of an order goes back. */
export const orderRefundedEmail = (data: OrderEmailData, origin: string): Record<Language, Email> =>
  orderLetter(texts.email.orderRefunded, data, origin);

/** Says that an order is cancelled. */
export function orderCancelledEmail(data: OrderEmailData, origin: string): Record<Language, Email> {
  const email = orderLetter(texts.email.orderCancelled, data, origin, { rows: () => data.rows });
  return withCalendar(email, data, origin, true);
}
