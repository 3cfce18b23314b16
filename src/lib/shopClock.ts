/**
 * Times of the shop, such as of a delivery, are said by the shop's own clock wherever the shopper is. They come with the
 * offset of its time zone.
 */

/** Options of a date format by which `shopClock` reads as the shop's clock. */
export const SHOP_CLOCK = { timeZone: 'UTC' } as const;

/**
 * What the shop's clock showed, as a date to be formatted with `SHOP_CLOCK`.
 * @param iso e.g. '2026-11-23T09:00:00+05:30'
 * @returns undefined where it is no such time
 */
export function shopClock(iso: string | undefined): Date | undefined {
  const [clock] = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?/.exec(iso ?? '') ?? [];
  const time = clock === undefined ? undefined : new Date(`${clock}Z`);
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** The day by the shop's clock, e.g. '2026-11-23'. */
export function shopDay(iso: string): string {
  return iso.slice(0, 10);
}
