/**
 * Whether the mini cart offers changes and the way to the checkout at a path: everywhere but on paths that contain
 * `/checkout`, the cart's own page excepted.
 */
export function allowsCartChanges(pathname: string): boolean {
  return isCartPage(pathname) || !pathname.includes('/checkout');
}

/** Whether a path, with a slash at its end or without, is the cart's own page. */
export function isCartPage(pathname: string): boolean {
  return /^\/checkout\/cart\/*$/.test(pathname);
}
