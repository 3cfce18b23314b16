import { matchPlace, type DeliveryMethod } from './deliveryMethod.ts';

const method = (countryId: string, prefix: string): DeliveryMethod => ({
  id: '1',
  code: 'van',
  name: { en: 'By van' },
  description: { en: '' },
  priceMinor: 0,
  freeFromMinor: null,
  countryIds: [countryId],
  zoneIds: [],
  postcodePrefixes: [prefix],
  hasSlots: false,
});

it.each([
  ['GB', 'E1', 'E1 6AN', true],
  ['GB', 'E1', 'E10 5AA', false],
  ['GB', 'N1', 'N17 6AA', false],
  ['GB', 'N11', 'N1 1AA', false],
  ['GB', 'E', 'E10 5AA', true],
  ['GB', 'E', 'EC1A 1BB', false],
  ['GB', 'N1 1', 'N1 1AA', true],
  ['GB', 'N1 1', 'N11 1AA', false],
  ['GB', 'E16AN', 'E1 6AN', true],
  ['GB', 'SW1A 1', 'SW1A 1AA', true],
  ['GB', 'SW1A 1', 'SW1A 2AA', false],
  ['FR', 'F-75', '75001', true],
  ['LU', '10', 'L-1009', true],
  ['IN', '56', '560001', true],
  ['IN', '56', '110001', false],
])(
  'matches in %s the prefix %s and the postcode %s: %s [OPEN-50]',
  (countryId, prefix, postcode, isIn) => {
    const place = { countryId, zoneId: '', postcode };
    expect(matchPlace(method(countryId, prefix), place)).toBe(isIn ? 'place' : 'zone');
  },
);
