import { networkOf } from './networkOf.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['2001:DB8:1:3::1', '2001:db8:1:3::'],
    ['fe80::1%eth0', 'fe80::'],
    ['unknown', 'unknown'],
  ])('maps %s to %s', (ip, network) => {
    expect(networkOf({ ip })).toBe(network);
  });
});
