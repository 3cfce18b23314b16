import { isPostcodePrefix } from './postcodeArea.ts';

it.each([
  ['IN', '56', true],
  ['IN', '560 0', true],
  ['IN', '056', false],
  ['IN', '5600011', false],
  ['FR', 'F-75', true],
  ['FR', 'Paris', false],
  ['LU', 'L-10', true],
  ['NL', '1012', true],
  ['NL', '1012 J', true],
  ['CA', 'M5V', true],
  ['CA', '5', false],
  ['GB', 'E', true],
  ['GB', 'E1', true],
  ['GB', 'SW1A 1', true],
  ['GB', 'sw1a1aa', true],
  ['GB', '10', false],
  ['GB', 'London', false],
  ['HK', '1', false],
  ['KE', '00100', true],
])('in %s postcodes begin with %s: %s [OPEN-50]', (countryId, prefix, isOne) => {
  expect(isPostcodePrefix(prefix, countryId)).toBe(isOne);
});
