import { unitPriceOf, type Unit } from './unitPrice.ts';

const g = (amount: number, drained?: number): Unit => ({ amount, measure: 'g', drained });
const ml = (amount: number): Unit => ({ amount, measure: 'ml' });
const pieces = (amount: number): Unit => ({ amount, measure: 'piece' });

describe('unitPriceOf', () => {
  it.each([
    [g(500), 45, '90.00 per kg', '0.09 per g'],
    [g(45), 45, '1000.00 per kg', '1.00 per g'],
    [g(250), 89, '356.00 per kg', '0.36 per g'],
    [g(251), 89, '354.58 per kg', '0.35 per g'],
    [g(1000), 45, undefined, undefined],
    [g(5000), 250, '50.00 per kg', '50.00 per kg'],
    [ml(330), 40, '121.21 per l', '0.12 per ml'],
    [ml(1980), 120, '60.61 per l', '60.61 per l'],
    [g(0.5), 450, '900000.00 per kg', '900.00 per g'],
    [pieces(12), 96, '8.00 per piece', '8.00 per piece'],
    [pieces(1), 35, undefined, undefined],
    [g(400, 240), 225, '937.50 per kg', '0.56 per g'],
    [undefined, 96, undefined, undefined],
  ])('of %j for ₹%s is %s in France and %s in India [E-01]', (unit, rupees, inFrance, inIndia) => {
    const said = (country: string) => {
      const found = unitPriceOf(rupees * 100, unit, country);
      return found && `${(found.priceMinor / 100).toFixed(2)} per ${found.measure}`;
    };
    expect(said('FR')).toBe(inFrance);
    expect(said('IN')).toBe(inIndia);
  });

  it('returns the content of one unit [E-01]', () => {
    expect(unitPriceOf(4500, g(500), 'DE')?.content).toBe(0.5);
    expect(unitPriceOf(4500, g(500), 'IN')?.content).toBe(500);
  });
});
