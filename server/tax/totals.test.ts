import { schemeOf } from './gst.ts';
import { taxLines } from './taxLines.ts';
import type { Taxation } from './taxation.ts';
import { shareOut, totalsOf, type PricedLine } from './totals.ts';

const INCLUDED: Taxation = { isIncluded: true, scheme: 'single', deliveryPercent: 5 };
const ADDED: Taxation = { ...INCLUDED, isIncluded: false };

const line = (amount: number, percent: number, isDiscounted = true): PricedLine => ({
  amount,
  percent,
  isDiscounted,
});

describe('totalsOf', () => {
  it.each<[string, PricedLine[], { discount?: number; delivery?: number }, Taxation, object]>([
    [
      'one rate, included',
      [line(1050_00, 5)],
      {},
      INCLUDED,
      { tax: 50_00, taxes: [{ percent: 5, net: 1000_00, tax: 50_00 }], total: 1050_00 },
    ],
    [
      'one rate, added',
      [line(1000_00, 5)],
      {},
      ADDED,
      { tax: 50_00, taxes: [{ percent: 5, net: 1000_00, tax: 50_00 }], total: 1050_00 },
    ],
    [
      'mixed rates, added',
      [line(20_00, 5.5), line(5_00, 20)],
      {},
      ADDED,
      {
        taxes: [
          { percent: 5.5, net: 20_00, tax: 1_10 },
          { percent: 20, net: 5_00, tax: 1_00 },
        ],
        total: 27_10,
      },
    ],
    [
      'coupon over mixed rates',
      [line(20_00, 5.5), line(5_00, 20)],
      { discount: 2_50 },
      ADDED,
      {
        taxes: [
          { percent: 5.5, net: 18_00, tax: 99 },
          { percent: 20, net: 4_50, tax: 90 },
        ],
        tax: 1_89,
        total: 24_39,
      },
    ],
    [
      'coupon for one of two rates',
      [line(21_10, 5.5), line(12_00, 20, false)],
      { discount: 2_11 },
      INCLUDED,
      {
        taxes: [
          { percent: 5.5, net: 18_00, tax: 99 },
          { percent: 20, net: 10_00, tax: 2_00 },
        ],
        total: 30_99,
      },
    ],
    [
      'delivery at its own rate',
      [line(100_00, 0)],
      { delivery: 52_50 },
      INCLUDED,
      {
        taxes: [
          { percent: 0, net: 100_00, tax: 0 },
          { percent: 5, net: 50_00, tax: 2_50 },
        ],
        total: 152_50,
      },
    ],
    [
      'free delivery',
      [line(118_00, 18)],
      { delivery: 0 },
      INCLUDED,
      { taxes: [{ percent: 18, net: 100_00, tax: 18_00 }], total: 118_00 },
    ],
    [
      'the sum of a rate rounded once: 3 × 0.99 at 18% has 0.45, not 3 × 0.15',
      [line(99, 18), line(99, 18), line(99, 18)],
      {},
      INCLUDED,
      { taxes: [{ percent: 18, net: 2_52, tax: 45 }] },
    ],
    [
      'halves that are equal: 0.50 at 5% has 0.01 + 0.01, not 0.02 in one',
      [line(50, 5)],
      {},
      { ...INCLUDED, scheme: 'within-state' },
      { taxes: [{ percent: 5, net: 48, tax: 2 }] },
    ],
    [
      'halves of 0.10 at 5% round to nothing',
      [line(10, 5)],
      {},
      { ...INCLUDED, scheme: 'within-state' },
      { taxes: [{ percent: 5, net: 10, tax: 0 }] },
    ],
    ['nothing', [], {}, INCLUDED, { taxes: [], tax: 0, total: 0 }],
  ])('adds up %s', (_name, lines, { discount = 0, delivery = 0 }, taxation, expected) => {
    const totals = totalsOf(lines, { discount, delivery }, taxation);
    expect(totals).toMatchObject(expected);
    const net = totals.taxes.reduce((sum, rate) => sum + rate.net, 0);
    expect(net + totals.tax).toBe(totals.total);
  });
});

describe('shareOut', () => {
  it.each<[number, number[], number[]]>([
    [100, [333, 333, 333], [33, 34, 33]],
    [250, [2000, 500], [200, 50]],
    [1, [1, 1, 1], [0, 1, 0]],
    [5, [0, 0], [0, 0]],
    [0, [1, 2], [0, 0]],
  ])('splits %d by %j into %j', (whole, weights, shares) => {
    expect(shareOut(whole, weights)).toEqual(shares);
  });
});

describe('GST', () => {
  const place = (zone: string, country = 'IN') => ({ country_id: country, zone_id: zone });

  it.each<[string, string, string[]]>([
    ['IN-KA', 'IN-KA', ['CGST included (2.5%) 2500', 'SGST included (2.5%) 2500']],
    ['IN-KA', 'IN-TG', ['IGST included (5%) 5000']],
    ['IN-KA', 'IN-UT', ['IGST included (5%) 5000']],
    ['IN-TS', 'IN-TG', ['CGST included (2.5%) 2500', 'SGST included (2.5%) 2500']],
    ['IN-AP', 'IN-AP', ['CGST included (2.5%) 2500', 'SGST included (2.5%) 2500']],
    ['IN-DH', 'IN-DH', ['CGST included (2.5%) 2500', 'UTGST included (2.5%) 2500']],
    ['IN-CH', 'IN-CH', ['CGST included (2.5%) 2500', 'UTGST included (2.5%) 2500']],
    ['IN-DL', 'IN-DL', ['CGST included (2.5%) 2500', 'SGST included (2.5%) 2500']],
    ['', 'IN-KA', ['Tax included (5%) 5000']],
  ])('from %s to %s is %j', (shop, delivery, lines) => {
    const taxation = { ...INCLUDED, scheme: schemeOf(place(shop), place(delivery)) };
    const { taxes } = totalsOf([line(1050_00, 5)], { discount: 0, delivery: 0 }, taxation);
    expect(taxLines(taxes, taxation, 'en').map(({ title, units }) => `${title} ${units}`)).toEqual(
      lines,
    );
  });

  it('is IGST for exports, and a single tax for shops elsewhere', () => {
    expect(schemeOf(place('IN-KA'), place('', 'FR'))).toBe('between-states');
    expect(schemeOf(place('', 'FR'), place('IN-KA'))).toBe('single');
  });

  it('omits rates of 0% and names a tax that is added', () => {
    const { taxes } = totalsOf([line(100, 0), line(100, 20)], { discount: 0, delivery: 0 }, ADDED);
    expect(taxLines(taxes, ADDED, 'fr')).toEqual([{ title: 'Taxes (20\u00a0%)', units: 20 }]);
  });
});
