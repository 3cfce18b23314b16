import { allowsCartChanges } from './cartChanges.ts';

describe('allowsCartChanges', () => {
  it.each([
    ['MINICART-32 not at /checkout', '/checkout', false],
    ['MINICART-34 CONFLICT-20 at /checkout/cart', '/checkout/cart', true],
    ['CONFLICT-20 at /checkout/cart with a slash at its end', '/checkout/cart/', true],
    ['CONFLICT-20 not below the cart', '/checkout/cart/more', false],
    ['CONFLICT-20 not where another path contains the letters', '/shop/checkout-bag', false],
    ['elsewhere', '/shop', true],
  ])('%s', (_title, pathname, allowed) => {
    expect(allowsCartChanges(pathname)).toBe(allowed);
  });
});
