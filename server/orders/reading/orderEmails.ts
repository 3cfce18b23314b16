import type { NewOrderData, OrderEmailData } from '../../mail/emailData.ts';
import type { Language } from '../../language.ts';
import type { Email } from '../../mail/renderEmail.ts';
import { buildEmail, type EmailContent, type EmailTexts } from '../../mail/buildEmail.ts';
import { texts } from '../../texts.ts';
import { slotCalendar } from '../placing/slotCalendar.ts';
import { orderName } from './orderName.ts';

type Row = NonNullable<Email['rows']>[number];

/** Puts the secret into the fragment, which browsers do not send to servers. */
function orderUrl(origin: string, { number, secret }: OrderEmailData): string {
  if (secret === null) return `${origin}/account/orders/${number}`;
  return `${origin}/order/${number}#secret=${secret}`;
}

function withCalendar(
  { en, fr }: Record<Language, Email>,
  data: OrderEmailData,
  origin: string,
  isCancelled = false,
): Record<Language, Email> {
  const calendarIn = (language: Language) => slotCalendar(data, origin, language, isCancelled);
  return { en: { ...en, calendar: calendarIn('en') }, fr: { ...fr, calendar: calendarIn('fr') } };
}

const deliveryRows = ({ address, delivery }: OrderEmailData, language: Language): Row[] => {
  const said = texts.email.rows;
  return [
    { label: said.delivery[language], value: delivery },
    { label: said.to[language], value: address.join(', ') },
  ];
};

const orderLetter = (
  said: EmailTexts,
  data: OrderEmailData,
  origin: string,
  more: Pick<EmailContent, 'rows' | 'moreClosing'> = {},
): Record<Language, Email> => {
  const { firstname, refund } = data;
  return buildEmail(said, {
    values: { firstname, number: orderName(data), refund },
    url: orderUrl(origin, data),
    ...more,
  });
};

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

export const staffOrderUrl = (origin: string, number: string): string =>
  `${origin}/staff/orders/${encodeURIComponent(number)}`;

export function newOrderEmail(
  { name, customer, rows, delivery, payment, ...order }: NewOrderData,
  origin: string,
): Record<Language, Email> {
  const said = texts.email.rows;
  return buildEmail(texts.email.newOrder, {
    values: { firstname: name, number: orderName(order), customer },
    url: staffOrderUrl(origin, order.number),
    rows: (language) => [
      ...rows,
      { label: said.delivery[language], value: delivery },
      { label: said.payment[language], value: payment },
    ],
  });
}

export const paymentReceivedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  orderLetter(texts.email.paymentReceived, data, origin, { rows: () => data.rows });

export function orderSlotChangedEmail(
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> {
  const rows = (language: Language) => deliveryRows(data, language);
  const email = orderLetter(texts.email.orderSlotChanged, data, origin, { rows });
  return withCalendar(email, data, origin);
}

export const orderDispatchedEmail = (
  data: OrderEmailData,
  origin: string,
): Record<Language, Email> =>
  orderLetter(texts.email.orderDispatched, data, origin, {
    rows: (language) => [...data.rows, ...deliveryRows(data, language)],
  });

export const orderRefundedEmail = (data: OrderEmailData, origin: string): Record<Language, Email> =>
  orderLetter(texts.email.orderRefunded, data, origin);

export function orderCancelledEmail(data: OrderEmailData, origin: string): Record<Language, Email> {
  const email = orderLetter(texts.email.orderCancelled, data, origin, { rows: () => data.rows });
  return withCalendar(email, data, origin, true);
}
