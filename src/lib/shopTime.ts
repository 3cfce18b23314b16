/** Times of the shop, which come with the offset of its time zone and are said by its own clock. */

/** What the shop's clock showed, as a date to be formatted in UTC; e.g. of '2026-11-23T09:00:00+05:30' nine o'clock. */
export function shopTime(text: string): Date {
  return new Date(`${text.slice(0, 19)}Z`);
}

/** The day by the shop's clock, e.g. '2026-11-23'. */
export function shopDay(text: string): string {
  return text.slice(0, 10);
}
