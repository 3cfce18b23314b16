import { allowsCartChanges } from './cartChanges.ts';

describe('allowsCartChanges', () => {
  it.each([
    ['not at /checkout [MINICART-32]', '/checkout', false],
    ['at /checkout/cart [MINICART-34, CONFLICT-20]', '/checkout/cart', true],
    ['at /checkout/cart with a slash at its end [CONFLICT-20]', '/checkout/cart/', true],
    ['not below the cart [CONFLICT-20]', '/checkout/cart/more', false],
    ['not where another path contains the letters [CONFLICT-20]', '/shop/checkout-bag', false],
    ['elsewhere', '/shop', true],
  ])('%s', (_title, pathname, allowed) => {
    expect(allowsCartChanges(pathname)).toBe(allowed);
  });
});
