import type { Language } from '../../language.ts';
import { dayAndTimeFormat } from './dayAndTimeFormat.ts';
import type { StoredOrder } from './orderQueries.ts';

/** Day and hours of the slot of an order as people say them; none where it has no slot. */
export function slotText(
  { slotStartsAt, slotEndsAt }: Pick<StoredOrder, 'slotStartsAt' | 'slotEndsAt'>,
  timeZone: string,
  language: Language,
): string[] {
  if (slotStartsAt === null || slotEndsAt === null) return [];
  return [dayAndTimeFormat(timeZone, language).formatRange(slotStartsAt, slotEndsAt)];
}
