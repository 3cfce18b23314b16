import type { IntlShape } from 'react-intl';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export function dayName({ formatDate }: Pick<IntlShape, 'formatDate'>, day: number): string {
  return formatDate(MONDAY + (day - 1) * DAY_MS, { weekday: 'short', timeZone: 'UTC' });
}
