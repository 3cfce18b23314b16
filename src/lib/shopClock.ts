/**
 * Helpers to show times, such as delivery times, in the shop's time zone. The ISO dates contain the shop's UTC
 * offset.
 */

/** Format options for dates from `shopClock`, whose UTC fields hold the shop's local time. */
export const SHOP_CLOCK = { timeZone: 'UTC' } as const;

/**
 * Returns the shop's local time as a date to format with `SHOP_CLOCK`.
 * @param iso e.g. '2026-11-23T09:00:00+05:30'
 * @returns undefined if invalid
 */
export function shopClock(iso: string | undefined): Date | undefined {
  const [clock] = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?/.exec(iso ?? '') ?? [];
  const time = clock === undefined ? undefined : new Date(`${clock}Z`);
  return time && !Number.isNaN(time.getTime()) ? time : undefined;
}

/** Returns the day in the shop's time zone, e.g. '2026-11-23'. */
export function shopDay(iso: string): string {
  return iso.slice(0, 10);
}
