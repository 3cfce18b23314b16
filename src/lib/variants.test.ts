import type { ProductOption, ProductVariant } from '../api/endpoints.gen.ts';
import { isLowestPrice, priceWithOptions } from './price.ts';
import { chosenStock, chosenVariant, unavailableValues } from './variants.ts';

function option(id: string, values: readonly string[], price = 0): ProductOption {
  return {
    product_option_id: id,
    name: id,
    type: 'radio',
    required: true,
    value: '',
    product_option_value: values.map((value) => ({
      product_option_value_id: value,
      name: value,
      price,
      isdefault: false,
    })),
  };
}

function variant(values: string[], price: number, stock = 5, special = 0): ProductVariant {
  return { variant_id: values.join(' '), values, price, special, stock };
}

const flour = {
  price: 90,
  special: 0,
  options: [
    option('size', ['1 kg', '5 kg']),
    option('grind', ['fine', 'coarse']),
    option('gift', ['ribbon'], 10),
  ],
  variants: [
    variant(['1 kg', 'fine'], 90),
    variant(['1 kg', 'coarse'], 95, 0),
    variant(['5 kg', 'fine'], 400, 5, 360),
  ],
};

it('finds the variant that all chosen values define', () => {
  expect(chosenVariant(flour, ['1 kg'])).toBeUndefined();
  expect(chosenVariant(flour, ['fine', 'ribbon', '5 kg'])?.price).toBe(400);
  expect(chosenVariant(flour, ['5 kg', 'coarse'])).toBeUndefined();
  expect(chosenVariant({ options: flour.options }, ['1 kg', 'fine'])).toBeUndefined();
});

it('takes price and sale price from the chosen variant, and adds the other options', () => {
  expect(priceWithOptions(flour, ['5 kg', 'fine', 'ribbon'])).toEqual({ price: 410, special: 370 });
  expect(priceWithOptions(flour, [])).toEqual({ price: 90, special: 0 });
});

it('calls the price the lowest until a variant is chosen, if prices differ', () => {
  expect(isLowestPrice(flour, ['5 kg'])).toBe(true);
  expect(isLowestPrice(flour, ['5 kg', 'fine'])).toBe(false);
  expect(isLowestPrice({ ...flour, variants: [variant(['1 kg', 'fine'], 90)] }, [])).toBe(false);
  expect(isLowestPrice({ price: 90 }, [])).toBe(false);
});

it('takes the stock from the chosen variant, and none for a combination without one', () => {
  const product = { ...flour, stock: 10 };
  expect(chosenStock(product, ['5 kg'])).toBe(10);
  expect(chosenStock(product, ['1 kg', 'coarse'])).toBe(0);
  expect(chosenStock(product, ['5 kg', 'fine'])).toBe(5);
  expect(chosenStock(product, ['5 kg', 'coarse'])).toBe(0);
  expect(chosenStock({ stock: 3, options: flour.options }, ['ribbon'])).toBe(3);
});

it('names values without a variant or stock, given the choice in the other options', () => {
  expect([...unavailableValues(flour, [])]).toEqual([['coarse', 'soldOut']]);
  expect([...unavailableValues(flour, ['5 kg'])]).toEqual([['coarse', 'none']]);
  expect([...unavailableValues(flour, ['coarse'])]).toEqual([
    ['1 kg', 'soldOut'],
    ['5 kg', 'none'],
    ['coarse', 'soldOut'],
  ]);
  expect([...unavailableValues({ options: flour.options }, [])]).toEqual([]);
});
