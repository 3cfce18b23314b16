import type { Currency, ProductOption } from '../api/endpoints.gen.ts';
import {
  cardPrice,
  boundOf,
  defaultOptionNames,
  defaultValueIds,
  discountedPrice,
  formatPrice,
  lineTotal,
  toSmallestUnits,
  priceWithOptions,
} from './price.ts';

const rupee: Currency = { code: 'INR', symbol: '₹', value: 1, decimal: 2 };

function option(
  type: ProductOption['type'],
  values: readonly { id: string; name?: string; price: number; isDefault: boolean }[],
): ProductOption {
  return {
    product_option_id: type,
    name: type,
    type,
    required: false,
    value: '',
    product_option_value: values.map(({ id, name = id, price, isDefault }) => ({
      product_option_value_id: id,
      name,
      price,
      isdefault: isDefault,
    })),
  };
}

const size = option('select', [
  { id: '500g', name: '500 g', price: 0, isDefault: false },
  { id: '1kg', name: '1 kg', price: 20, isDefault: true },
]);
const wrap = option('radio', [{ id: 'jar', name: 'Jar', price: 5.5, isDefault: true }]);

describe('cardPrice', () => {
  it('adds the price of each default option value to the base price [PRICE-05]', () => {
    expect(cardPrice({ price: 100, special: 0, options: [size] }).price).toBe(120);
    expect(cardPrice({ price: 100, special: 0, options: [size, wrap] }).price).toBe(125.5);
    expect(cardPrice({ price: 100, special: 0, options: [] }).price).toBe(100);
  });

  it.each(['select', 'radio', 'checkbox', 'image'] as const)(
    'counts default values of an option of type %s [PRICE-06]',
    (type) => {
      const options = [option(type, [{ id: 'a', price: 20, isDefault: true }])];
      expect(cardPrice({ price: 100, special: 0, options }).price).toBe(120);
    },
  );

  it('adds nothing for a value of a text option [PRICE-06]', () => {
    const options = [option('text', [{ id: 'a', price: 20, isDefault: true }])];
    expect(cardPrice({ price: 100, special: 0, options }).price).toBe(100);
  });

  it('adds the same amounts to a sale price above 0 [PRICE-07]', () => {
    expect(cardPrice({ price: 120, special: 80, options: [size] })).toEqual({
      price: 140,
      special: 100,
    });
  });

  it('adds nothing to a sale price that is not above 0 [PRICE-08]', () => {
    expect(cardPrice({ price: 100, special: 0, options: [size] }).special).toBe(0);
    expect(cardPrice({ price: 100, special: -1, options: [size] }).special).toBe(0);
  });

  it('leaves prices that the server has formatted unchanged [PRICE-08]', () => {
    const formatted = { price: '₹ 100.00', special: '₹ 80.00', options: [size] };
    expect(cardPrice(formatted)).toEqual({ price: '₹ 100.00', special: '₹ 80.00' });
    expect(cardPrice({ ...formatted, special: '₹ 0.00' }).special).toBe(0);
  });

  it('returns an empty price for a product without one [PRICE-08]', () => {
    expect(cardPrice({ special: 0 })).toEqual({ price: '', special: 0 });
  });

  it('keeps the digits that the server sent [PRICE-03, PRICE-04]', () => {
    const { price } = cardPrice({ price: 149.555, options: [] });
    expect(
      formatPrice(Number(price), { code: 'XTS', symbol: '¤', value: 0.5, decimal: 3 }, 'en'),
    ).toBe('¤ 74.778/-');
  });

  it('removes floating-point errors', () => {
    const options = [option('select', [{ id: 'a', price: 0.2, isDefault: true }])];
    expect(cardPrice({ price: 0.1, options }).price).toBe(0.3);
  });
});

describe('priceWithOptions', () => {
  it('counts the chosen values instead of the default ones', () => {
    expect(priceWithOptions({ price: 100, special: 80, options: [size, wrap] }, ['jar'])).toEqual({
      price: 105.5,
      special: 85.5,
    });
  });

  it('ignores ids that the product does not have', () => {
    expect(priceWithOptions({ price: 100, options: [size] }, ['no such']).price).toBe(100);
  });
});

describe('defaultOptionNames', () => {
  it('joins the names of the default option values with a slash [CARD-11]', () => {
    expect(defaultOptionNames({ options: [size, wrap] })).toBe('1 kg / Jar');
    expect(defaultValueIds({ options: [size, wrap] })).toEqual(['1kg', 'jar']);
  });

  it('is empty without default values [CARD-11]', () => {
    expect(defaultOptionNames({ options: [] })).toBe('');
  });
});

describe('discountedPrice', () => {
  it('takes the percentage off the price [PRICE-11, ENTITIES-21]', () => {
    expect(discountedPrice(200, 10)).toBe(180);
  });

  it('leaves the price unchanged without a discount [PRICE-12, ENTITIES-21]', () => {
    expect(discountedPrice(200)).toBe(200);
    expect(discountedPrice(200, 0)).toBe(200);
  });
});

describe('formatPrice', () => {
  it('multiplies the rupees by the value of the currency [CURRENCY-03, ENTITIES-01]', () => {
    const double: Currency = { code: 'XTS', symbol: '¤', value: 2, decimal: 0 };
    expect(formatPrice(100, double, 'en')).toBe('¤ 200/-');
  });

  it('puts the sign first and the suffix last, with one space between [PRICE-01, PRICE-02]', () => {
    expect(formatPrice(1250, rupee, 'en')).toBe('₹ 1,250.00/-');
  });

  it('shows at least as many decimal places as the currency has [PRICE-03]', () => {
    expect(formatPrice(5, rupee, 'en')).toBe('₹ 5.00/-');
  });

  it('shows at most as many decimal places as the currency has [PRICE-04]', () => {
    expect(formatPrice(5.4, { ...rupee, decimal: 0 }, 'en')).toBe('₹ 5/-');
    expect(formatPrice(1.239, rupee, 'en')).toBe('₹ 1.24/-');
  });

  it('groups the digits by locale', () => {
    expect(formatPrice(1234567.5, rupee, 'en')).toBe('₹ 12,34,567.50/-');
    expect(formatPrice(1234567.5, rupee, 'en-IN')).toBe('₹ 12,34,567.50/-');
    expect(formatPrice(1234567.5, rupee, 'fr')).toBe('₹ 1\u202f234\u202f567,50/-');
  });
});

describe('toSmallestUnits', () => {
  const dollar: Currency = { code: 'USD', symbol: '$', value: 0.0119, decimal: 2 };

  it.each([
    [23.95, dollar, 29],
    [150, dollar, 179],
    [850, dollar, 1012],
    [0.5, { ...dollar, value: 1, decimal: 0 }, 1],
    [1, { ...dollar, value: 1.005 }, 101],
    [-150, dollar, -179],
    [1250.5, { ...dollar, value: 190.23, decimal: 0 }, 237883],
    [100, { ...dollar, value: 2.6e-7, decimal: 8 }, 2600],
  ])(
    'converts %d rupees exactly and rounds once, half away from zero',
    (rupees, currency, units) => {
      expect(toSmallestUnits(rupees, currency)).toBe(units);
    },
  );

  it("keeps a line's total equal to unit price times quantity in every currency", () => {
    for (const decimal of [0, 2, 3]) {
      for (const value of [0.0119, 0.0036, 1.75, 190.23]) {
        const currency = { ...dollar, value, decimal };
        const numberIn = (text: string) =>
          Math.round(Number(text.slice(2, -2).replaceAll(',', '')) * 1000);
        for (const minor of [1, 99, 2395, 8500, 123_457]) {
          for (const count of [1, 2, 6, 100]) {
            const one = numberIn(formatPrice(minor / 100, currency, 'en'));
            expect(numberIn(formatPrice(minor / 100, currency, 'en', count))).toBe(one * count);
          }
        }
      }
    }
  });
});

describe('boundOf', () => {
  it('includes every price that is shown as that amount', () => {
    const dollar: Currency = { code: 'USD', symbol: '$', value: 0.0119, decimal: 2 };
    for (let cents = 7; cents < 2000; cents += 7) {
      const [from, to] = (['from', 'to'] as const).map((end) => boundOf(cents / 100, dollar, end));
      const shown = (rupees: number) => toSmallestUnits(rupees, dollar);
      expect([from, to].map((rupees) => shown(rupees ?? 0))).toEqual([cents, cents]);
      expect(shown((to ?? 0) + 0.01)).toBeGreaterThan(cents);
      expect(shown((from ?? 0) - 0.01)).toBeLessThan(cents);
    }
  });
});

describe('boundOf a huge amount', () => {
  it.each([1e21, 1e300])('converts %d quickly', (amount) => {
    const rupees = boundOf(amount, { code: 'USD', symbol: '$', value: 0.0119, decimal: 2 }, 'to');
    expect(rupees / (amount / 0.0119)).toBeCloseTo(1);
  });
});

describe('lineTotal', () => {
  const line = { price: 100, special: 80, quantity: 3, total: 240 };

  it('returns unit price and quantity if they add up to the total', () => {
    expect(lineTotal(line)).toEqual({ amount: 80, count: 3 });
  });

  it("returns the server's total otherwise", () => {
    expect(lineTotal({ ...line, total: 200 })).toEqual({ amount: 200, count: 1 });
    expect(lineTotal({ ...line, total: '€ 3.00/-' })).toEqual({ amount: '€ 3.00/-', count: 1 });
  });
});
