import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import type { StoredOrder } from './orderQueries.ts';

/** Day and hours of the slot of an order as people say them; none where it has no slot. */
export function slotText(
  { slotStartsAt, slotEndsAt }: Pick<StoredOrder, 'slotStartsAt' | 'slotEndsAt'>,
  timeZone: string,
  language: Language,
): string[] {
  if (slotStartsAt === null || slotEndsAt === null) return [];
  const format = new Intl.DateTimeFormat(texts.format.locale[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return [format.formatRange(slotStartsAt, slotEndsAt)];
}
