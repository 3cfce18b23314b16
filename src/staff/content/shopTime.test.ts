import { instantOf, shopDay } from './shopTime.ts';

describe('typed shop times', () => {
  it.each([
    ['2026-11-27T10:00', 'Asia/Kolkata', '2026-11-27T04:30:00.000Z'],
    ['2026-07-01T10:00', 'Europe/Paris', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01T10:00', 'Europe/Paris', '2026-12-01T09:00:00.000Z'],
    ['2026-10-25T03:30', 'Europe/Paris', '2026-10-25T02:30:00.000Z'],
    ['2026-03-29T03:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ])('%s in %s is %s', (typed, zone, instant) => {
    expect(instantOf(typed, zone)).toBe(instant);
  });

  it('returns undefined for an invalid time', () => {
    expect(instantOf('', 'Asia/Kolkata')).toBeUndefined();
    expect(instantOf('2026-13-01T00:00', 'Asia/Kolkata')).toBeUndefined();
  });

  it("returns the day in the shop's time zone", () => {
    const time = Date.parse('2026-11-23T20:00:00Z');
    expect(shopDay(time, 'Asia/Kolkata')).toBe('2026-11-24');
    expect(shopDay(time, 'Europe/Paris')).toBe('2026-11-23');
  });
});
