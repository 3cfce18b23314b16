import { readNumber } from './readNumber.ts';

describe('readNumber', () => {
  it.each([
    ['220', 220],
    ['99.5', 99.5],
    ['119.00', 119],
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['1,250.00', 1250],
    ['1.250,00', 1250],
    ['1,250.5', 1250.5],
    ['1.234.567,89', 1_234_567.89],
    ['1,25,000', 125_000],
    ['12,34,567.50', 1_234_567.5],
    ['1 250,50', 1250.5],
    ['1\u00a0250,50', 1250.5],
    ['1\u202f250', 1250],
    ["1'250.50", 1250.5],
    ['1’250’000', 1_250_000],
    ['1250,00', 1250],
    ['99.5000', 99.5],
    ['0.500', 0.5],
    ['0,500', 0.5],
  ])('reads %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    'free',
    '-3',
    '12,',
    ',50',
    '1,2,3',
    '1.250',
    '190.000',
    '1.250.00',
    '1.250',
    '190.000',
    '1.250.00',
    '1,250 000',
    '12 50',
    '1.2345',
    '1,000,000.00.00',
    '1.25.000',
    '1e3',
    '١٢',
  ])('finds no number in %j', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('rejects a lone comma before three digits if the delimiter is not a comma', () => {
    expect(readNumber('1,250', ';')).toBeUndefined();
    expect(readNumber('1,250,000', ';')).toBe(1_250_000);
    expect(readNumber('1 250,50', ';')).toBe(1250.5);
    expect(readNumber('0,500', ';')).toBe(0.5);
  });
});
