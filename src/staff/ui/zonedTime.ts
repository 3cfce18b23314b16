/** Converts between ISO 8601 in UTC and local times of `datetime-local` fields (`2026-11-20T18:30`). */

export function toClockTime(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value] as const),
  );
  const [year = '', month = '', day = ''] = [
    parts.get('year'),
    parts.get('month'),
    parts.get('day'),
  ];
  return `${year.padStart(4, '0')}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}`;
}

const CLOCK_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

export function fromClockTime(text: string, timeZone: string): string | undefined {
  const asUtc = CLOCK_TIME.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  let at = asUtc;
  // The offset depends on the result, so a second round corrects it on days of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const ahead = Date.parse(`${toClockTime(new Date(at).toISOString(), timeZone)}Z`) - at;
    at = asUtc - ahead;
  }
  return new Date(at).toISOString();
}
