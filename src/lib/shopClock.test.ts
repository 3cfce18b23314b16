import { shopClock } from './shopClock.ts';

describe('shopClock', () => {
  it("keeps the shop's local time [E-05, E-06]", () => {
    expect(shopClock('2026-11-23T09:00:00+05:30')?.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    expect(shopClock('2026-11-23T23:30:00-08:00')?.toISOString()).toBe('2026-11-23T23:30:00.000Z');
  });

  it.each([undefined, '', 'yesterday', '2026-99-23T09:00:00Z'])('rejects %j', (text) => {
    expect(shopClock(text)).toBeUndefined();
  });
});
