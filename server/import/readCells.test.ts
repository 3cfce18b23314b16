import type { Text } from '../language.ts';
import { barcodeOf, optionalPriceOf, priceOf, wholeNumberOf, type Cell } from './readCells.ts';

const RUPEES = { code: 'INR', symbol: '₹' };

function reading<Value>(
  read: (cell: Cell) => Value,
  text: string,
  currency = RUPEES,
): [Value | string, ...string[]] {
  const notes: string[] = [];
  const note = ({ en }: Text) => void notes.push(en);
  try {
    return [read({ text, column: 'C', delimiter: ',', currency, note }), ...notes];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('price cells', () => {
  it.each([
    ['€ 12.50', 1250],
    ['12,50 €', 1250],
    ['12.50 EUR/kg', 1250],
    ['€ 12.50 EUR', 1250],
  ])('read %s in a store that sells in euros', (text, minor) => {
    expect(reading(priceOf, text, { code: 'EUR', symbol: '€' })).toEqual([minor]);
  });

  it('reject rupees in a store that sells in euros', () => {
    expect(reading(priceOf, '₹ 12', { code: 'EUR', symbol: '€' })).toEqual([
      'C is in ₹, but prices here are in the store’s currency: "₹ 12"',
    ]);
  });

  it.each([
    ['₹1,299/-', 129_900],
    ['MRP 20', 2000],
    ['Rs. 12.50', 1250],
    ['12.50 INR', 1250],
    ['₹ 12.50 INR', 1250],
    ['12.50/kg', 1250],
    ['12.50 per 500 g', 1250],
    ['"12.50"', 1250],
    ['012.50', 1250],
    ['12.5000', 1250],
    ['434.99999999999994', 43_500],
    ['0.30000000000000004', 30],
    ['1 250,50', 125_050],
  ])('read %s', (text, minor) => {
    expect(reading(priceOf, text)).toEqual([minor]);
  });

  it.each([
    ['7.416667', 742, 'C "7.416667" was rounded to 7.42'],
    ['12.3456', 1235, 'C "12.3456" was rounded to 12.35'],
  ])('round %s and add a note', (text, minor, note) => {
    expect(reading(priceOf, text)).toEqual([minor, note]);
  });

  it.each([
    ['12.50 €', 'C is in €, but prices here are in the store’s currency: "12.50 €"'],
    ['USD 3.99', 'C is in USD, but prices here are in the store’s currency: "USD 3.99"'],
    ['-5', 'C isn’t a price: "-5"'],
    ['12,50-', 'C isn’t a price: "12,50-"'],
    ['1.250', 'C isn’t a price: "1.250"'],
    ['1e3', 'C isn’t a price: "1e3"'],
    ['0.00', 'C is zero'],
  ])('reject %s', (text, reason) => {
    expect(reading(priceOf, text)).toEqual([reason]);
  });

  it.each([
    ['', null],
    ['0', null],
    ['0.00', null],
    ['n/a', null],
    ['-', null],
    ['₹15', 1500],
  ])('read %s as an optional price', (text, minor) => {
    expect(reading(optionalPriceOf, text)).toEqual([minor]);
  });
});

it.each([
  ['5.0', 5],
  ['5.0000', 5],
  ['10 PCS', 10],
  ['1,200', 1200],
  ['0', 0],
  ['', null],
  ['N/A', null],
  ['-3', 0, 'C "-3" was imported as 0'],
  ['12.5', null, 'C "12.5" was ignored'],
  ['In stock', null, 'C "In stock" was ignored'],
  ['TRUE', null, 'C "TRUE" was ignored'],
  ['∞', null, 'C "∞" was ignored'],
])('reads %s as a stock quantity', (text, ...made) => {
  expect(reading((cell) => wholeNumberOf(cell, 0), text)).toEqual(made);
});

it.each([
  ['8901234567890', '8901234567890'],
  ["'8901234567890", '8901234567890'],
  ['8 901234 567890', '8901234567890'],
  ['="8901234567890"', '8901234567890'],
  ['=„8901234567890”', '8901234567890'],
  ['08901234567890', '08901234567890'],
  ['890-1234', '890-1234'],
  ['N/A', ''],
  ['', ''],
  ['0000000000000', ''],
  ['8.90123E+12', null, 'C "8.90123E+12" was ignored: a spreadsheet has shortened it'],
  [
    '8901234567890, 8901234567906',
    '8901234567890',
    'C has several barcodes; 8901234567890 was used',
  ],
  ['8901234567894', '8901234567894', 'C 8901234567894 has a wrong check digit and may be a typo'],
  ['1'.repeat(65), null, `C "${'1'.repeat(65)}" was ignored`],
])('reads %s as a barcode', (text, ...made) => {
  expect(reading(barcodeOf, text)).toEqual(made);
});
