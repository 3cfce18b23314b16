const MINUTE_MS = 60_000;

function utcOffsetMs(time: number, timeZone: string): number {
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
 * Converts a typed time in the shop's time zone to UTC.
 * @param typed `datetime-local` value, YYYY-MM-DDTHH:mm
 * @returns ISO 8601 in UTC; undefined if invalid
 */
export function instantOf(typed: string, timeZone: string): string | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) ? Date.parse(`${typed}Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  // The offset at the guess may differ from the offset at `asUtc`, so compute it again.
  const guess = asUtc - utcOffsetMs(asUtc, timeZone);
  return new Date(asUtc - utcOffsetMs(guess, timeZone)).toISOString();
}

/** Returns the date at an instant in a time zone, YYYY-MM-DD. */
export function shopDay(time: number, timeZone: string): string {
  return new Date(time + utcOffsetMs(time, timeZone)).toISOString().slice(0, 10);
}
