const MINUTE_MS = 60_000;

/** What the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function aheadAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(time);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return shown - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which the shop's clocks show a time that was typed, whatever the browser's own zone.
 * @param typed as `datetime-local` has it, YYYY-MM-DDTHH:mm
 * @returns ISO 8601 in UTC; undefined for what is no time
 */
export function instantOf(typed: string, timeZone: string): string | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? Date.parse(`${typed}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // Once more, since the clocks may be changed between the first guess and the instant.
  const guess = asUtc - aheadAt(asUtc, timeZone);
  return new Date(asUtc - aheadAt(guess, timeZone)).toISOString();
}

/** The shop's day at an instant, YYYY-MM-DD. */
export function shopDay(time: number, timeZone: string): string {
  return new Date(time + aheadAt(time, timeZone)).toISOString().slice(0, 10);
}
