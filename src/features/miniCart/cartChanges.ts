export function allowsCartChanges(pathname: string): boolean {
  return isCartPage(pathname) || !pathname.includes('/checkout');
}

export function isCartPage(pathname: string): boolean {
  return /^\/checkout\/cart\/*$/.test(pathname);
}
