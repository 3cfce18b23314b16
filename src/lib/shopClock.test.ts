import { shopClock } from './shopClock.ts';

describe('shopClock', () => {
  it('E-05 E-06 says what the clock of the shop showed', () => {
    expect(shopClock('2026-11-23T09:00:00+05:30')?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(shopClock('2026-11-23T23:30:00-08:00')?.toISOString()).toBe('2026-11-23T23:30:00.000Z');
  });

  it.each([undefined, '', 'yesterday', '2026-99-23T09:00:00Z'])('knows that %j is none', (text) => {
    expect(shopClock(text)).toBeUndefined();
  });
});
