/** An instant as people of the time zone write it: `2026-11-23T09:00:00+05:30`, to the second. */
export function zonedTime(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '00', minutes = '00'] =
    /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const offsetMinutes = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const local = new Date(instant.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  return `${local}${sign}${hours}:${minutes}`;
}
