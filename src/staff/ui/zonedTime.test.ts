import { fromClockTime, toClockTime } from './zonedTime.ts';

describe('local times of the shop', () => {
  it.each([
    ['2026-11-20T18:30:00.000Z', 'Asia/Kolkata', '2026-11-21T00:00'],
    ['2026-01-15T12:00:00.000Z', 'Europe/Paris', '2026-01-15T13:00'],
    ['2026-07-15T12:00:00.000Z', 'Europe/Paris', '2026-07-15T14:00'],
    // Before and after the start of daylight saving time.
    ['2026-03-29T00:30:00.000Z', 'Europe/Paris', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', 'Europe/Paris', '2026-03-29T03:30'],
    ['2026-03-08T09:59:00.000Z', 'America/Los_Angeles', '2026-03-08T01:59'],
    ['2026-12-31T12:00:00.000Z', 'Pacific/Auckland', '2027-01-01T01:00'],
  ])('%s is %s %s, and back', (iso, timeZone, text) => {
    expect(toClockTime(iso, timeZone)).toBe(text);
    expect(fromClockTime(text, timeZone)).toBe(iso);
  });

  it.each(['', '2026-11-20', '2026-13-20T10:00', 'tomorrow'])('rejects %j', (text) => {
    expect(fromClockTime(text, 'Asia/Kolkata')).toBeUndefined();
  });
});
