import { postalLines } from './postalLines.ts';

const somebody = {
  firstname: 'Meera',
  lastname: 'Nair',
  address_1: '12 MG Road',
  address_2: '',
};
const STREET = ['Meera Nair', '12 MG Road'];

it.each([
  ['IN', 'Bengaluru', '560001', 'IN-KA', 'Karnataka', ['Bengaluru 560001', 'Karnataka']],
  ['GB', 'London', 'SW1A 2AA', 'GB-WSM', 'Westminster', ['London', 'SW1A 2AA']],
  ['US', 'New York', '10001', 'US-NY', 'New York', ['New York, NY 10001']],
  ['FR', 'Paris', '75002', 'FR-75', 'Paris', ['75002 Paris']],
  ['DE', 'Berlin', '10115', '', '', ['10115 Berlin']],
  ['AE', 'Dubai', '', 'AE-DU', 'Dubai', ['Dubai']],
  ['AE', 'Al Barsha', '', 'AE-DU', 'Dubai', ['Dubai', 'Al Barsha']],
  ['SG', 'Singapore', '018989', 'SG-01', 'Central Singapore', ['SINGAPORE 018989']],
  ['HK', 'Central', '', '', 'Hong Kong Island', ['Central', 'Hong Kong Island']],
  ['QQ', 'Town', '123', '', '', ['Town', '123']],
])(
  'formats an address in %s, %s as its postal service does [OPEN-17]',
  (country, city, postcode, zoneId, zone, lines) => {
    const place = { city, postcode, country_id: country, zone_id: zoneId, zone };
    expect(postalLines({ ...somebody, ...place })).toEqual([...STREET, ...lines]);
  },
);

it('leaves out erased fields of an anonymous order [OPEN-17]', () => {
  const nothing = { city: '', postcode: '', country_id: 'IN', zone_id: '', zone: '' };
  const nobody = { firstname: '', lastname: '', address_1: '', address_2: '' };
  expect(postalLines({ ...nobody, ...nothing })).toEqual([]);
});
