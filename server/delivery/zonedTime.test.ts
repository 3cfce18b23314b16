import { zonedTime } from './zonedTime.ts';

describe('zonedTime', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-23T09:00:00+05:30'],
    ['UTC', '2026-11-23T03:30:00+00:00'],
    ['America/St_Johns', '2026-11-23T00:00:00-03:30'],
    ['Europe/Paris', '2026-11-23T04:30:00+01:00'],
  ])('writes an instant as it is in %s', (timeZone, text) => {
    expect(zonedTime(new Date('2026-11-23T03:30:00.250Z'), timeZone)).toBe(text);
    expect(new Date(text).toISOString()).toBe('2026-11-23T03:30:00.000Z');
  });

  it('knows summer time', () => {
    expect(zonedTime(new Date('2026-07-01T12:00:00Z'), 'Europe/Paris')).toBe(
      '2026-07-01T14:00:00+02:00',
    );
  });
});
