/**
 * Whether the mini cart offers changes and the way to the checkout at a path: everywhere but on paths that contain
 * `/checkout`, the cart's own page excepted.
 */
export function allowsCartChanges(pathname: string): boolean {
  return pathname === '/checkout/cart' || !pathname.includes('/checkout');
}
