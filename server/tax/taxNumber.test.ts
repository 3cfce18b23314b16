import { cleanTaxNumber } from './taxNumber.ts';

describe('cleanTaxNumber', () => {
  it.each([
    '29AAGCB7383J1Z4',
    '38AAGCB7383J1Z5',
    '97AAGCB7383J1Z1',
    '26AAGCB7383J1ZA',
    '37AAGCB7383J1Z7',
    '29AAGCB7383JAZV',
    '29AAGCB7383J15T',
    '29AAGCB7383J1AJ',
    '29BLRA01234B1ZN',
    '0717UNO00157UNO',
    '0717USA00157ONY',
    '0717USA12346NRM',
    '9917USA29001OSH',
  ])('accepts the GSTIN %s', (number) => {
    expect(cleanTaxNumber(number, 'IN')).toBe(number);
  });

  it.each([
    '29AAGCB7383J1Z0',
    '29AAGCB7383J1CF',
    '29AAGCB7383J1DD',
    '40AAGCB7383J1ZK',
    '00AAGCB7383J1ZO',
    '123456789012345',
    '29AAGCB7383J1Z',
    '',
  ])('rejects the GSTIN %s', (number) => {
    expect(cleanTaxNumber(number, 'IN')).toBeUndefined();
  });

  it.each([
    ['29aagcb7383j1z4', 'IN', '29AAGCB7383J1Z4'],
    [' 29 AAGCB7383J-1Z4 ', 'IN', '29AAGCB7383J1Z4'],
    ['２９AAGCB7383J1Z4', 'IN', '29AAGCB7383J1Z4'],
    ['fr 40 303 265 045', 'FR', 'FR40303265045'],
    ['DE-136.695.976', 'DE', 'DE136695976'],
  ])('cleans %j of %s to %s', (typed, country, number) => {
    expect(cleanTaxNumber(typed, country)).toBe(number);
  });

  it.each(['N/A', 'no', '=1+1', 'X'.repeat(21)])('rejects %j elsewhere', (typed) => {
    expect(cleanTaxNumber(typed, 'FR')).toBeUndefined();
  });
});
