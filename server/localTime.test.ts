import { addDays, instantOf, localDay, zonedTime } from './localTime.ts';

describe('zonedTime', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-23T09:00:00+05:30'],
    ['UTC', '2026-11-23T03:30:00+00:00'],
    ['America/St_Johns', '2026-11-23T00:00:00-03:30'],
    ['Europe/Paris', '2026-11-23T04:30:00+01:00'],
  ])('formats an instant in %s', (timeZone, text) => {
    expect(zonedTime(new Date('2026-11-23T03:30:00.250Z'), timeZone)).toBe(text);
    expect(new Date(text).toISOString()).toBe('2026-11-23T03:30:00.000Z');
  });

  it('applies daylight saving time', () => {
    expect(zonedTime(new Date('2026-07-01T12:00:00Z'), 'Europe/Paris')).toBe(
      '2026-07-01T14:00:00+02:00',
    );
  });
});

describe('instantOf', () => {
  it.each([
    ['2026-11-23', '09:00:00', 'Asia/Kolkata', '2026-11-23T03:30:00Z'],
    ['2027-01-15', '06:00:00', 'America/Edmonton', '2027-01-15T12:00:00Z'],
    ['2027-01-15', '12:00:00', 'Africa/Casablanca', '2027-01-15T12:00:00Z'],
    ['2027-03-28', '01:30:00', 'Europe/Paris', '2027-03-28T00:30:00Z'],
    ['2027-03-28', '02:30:00', 'Europe/Paris', '2027-03-28T01:30:00Z'],
    ['2027-10-31', '02:30:00', 'Europe/Paris', '2027-10-31T00:30:00Z'],
    ['2027-03-14', '03:30:00', 'America/New_York', '2027-03-14T07:30:00Z'],
    ['2027-11-07', '01:30:00', 'America/New_York', '2027-11-07T05:30:00Z'],
  ])('converts %s %s in %s to an instant', (day, time, timeZone, instant) => {
    expect(instantOf(day, time, timeZone)).toEqual(new Date(instant));
  });
});

it('adds days across the ends of months and years', () => {
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(localDay(new Date('2026-12-31T18:30:00Z'), 'Asia/Kolkata')).toBe('2027-01-01');
});
