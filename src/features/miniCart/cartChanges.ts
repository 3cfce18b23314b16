/** True if the mini cart allows changes and checkout. False on paths containing `/checkout`, except the cart page. */
export function allowsCartChanges(pathname: string): boolean {
  return isCartPage(pathname) || !pathname.includes('/checkout');
}

export function isCartPage(pathname: string): boolean {
  return /^\/checkout\/cart\/*$/.test(pathname);
}
