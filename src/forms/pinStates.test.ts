import { isPostcodeOfOtherState } from './pinStates.ts';

it.each([
  ['110001', 'IN-KA', true],
  ['560001', 'IN-KA', false],
  ['560 001', 'IN-DL', true],
  ['160017', 'IN-CH', false],
  ['160017', 'IN-PB', false],
  ['605001', 'IN-PY', false],
  ['605001', 'IN-TN', false],
  ['500001', 'IN-TG', false],
  ['500001', 'IN-AP', false],
  ['194101', 'IN-LA', false],
  ['248001', 'IN-UT', false],
  ['262001', 'IN-UT', false],
  ['262001', 'IN-UP', false],
  ['900056', 'IN-MH', false],
  ['56000', 'IN-DL', false],
  ['560001', '', false],
])('questions the postcode %s in %s: %s [OPEN-17]', (postcode, zoneId, isElsewhere) => {
  expect(isPostcodeOfOtherState(postcode, zoneId)).toBe(isElsewhere);
});
