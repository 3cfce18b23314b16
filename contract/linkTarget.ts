/** Where links may lead, decided by parsing as a browser does. */

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Stands for the shop; never looked up. */
const SHOP = 'https://shop.invalid';

/** Whether a text is a path of the shop. A browser takes some texts that begin with a slash for another site. */
export function isPath(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, SHOP)) return false;
  return new URL(text, SHOP).origin === SHOP;
}

/** Whether a text is a whole URL that neither runs code nor hides where it leads, as `javascript:` and `data:` do. */
export function isOutside(text: string): boolean {
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol);
}

/** Whether a text is a whole URL of a web page. */
export function isWebPage(text: string): boolean {
  return isOutside(text) && /^https?:$/.test(new URL(text).protocol);
}
