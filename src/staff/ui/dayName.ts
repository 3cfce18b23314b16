import type { IntlShape } from 'react-intl';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The short name of a day of the week. @param day from 1, Monday, to 7 */
export function dayName({ formatDate }: Pick<IntlShape, 'formatDate'>, day: number): string {
  return formatDate(MONDAY + (day - 1) * DAY_MS, { weekday: 'short', timeZone: 'UTC' });
}
