import { lineOf } from '../../testing/catalogData.ts';
import { lineChanges } from './lineChanges.ts';

describe('changesOf', () => {
  it.each([
    ['a line of a server that says nothing of it', {}, {}],
    ['nothing changed', { added_price: 100, available: 2 }, {}],
    ['a higher price', { added_price: 80 }, { price: { from: 80, to: 100 } }],
    ['a sale price to pay', { added_price: 100, special: 90 }, { price: { from: 100, to: 90 } }],
    ['an unchanged sale price', { added_price: 90, special: 90 }, {}],
    ['no change of a price that is a text', { added_price: 80, price: '₹ 100.00' }, {}],
    ['too few left', { available: 1 }, { left: 1 }],
    ['none left', { available: 0, added_price: 50 }, { price: { from: 50, to: 100 }, left: 0 }],
  ])('detects %s [E-13]', (_title, line, changes) => {
    expect(lineChanges(lineOf(line))).toEqual(changes);
  });
});
