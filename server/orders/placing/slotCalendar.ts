import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import type { OrderEmailData } from '../../mail/emailData.ts';
import { orderName } from '../reading/orderName.ts';

/** Renders an order's delivery slot as a calendar file in UTC (RFC 5545). Returns undefined without a slot. */
export function slotCalendar(
  {
    number,
    shortNumber,
    address,
    slot,
  }: Pick<OrderEmailData, 'number' | 'shortNumber' | 'address' | 'slot'>,
  origin: string,
  language: Language,
  isCancelled = false,
): string | undefined {
  if (!slot) return undefined;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method });
  calendar.createEvent({
    id: `order-${number}@${new URL(origin).hostname}`,
    sequence: slot.sequence,
    start: new Date(slot.starts),
    end: new Date(slot.ends),
    summary: fill(texts.order.calendar, { number: orderName({ number, shortNumber }) })[language],
    location: address.join(', '),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
