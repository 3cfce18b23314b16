const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const SHOP = 'https://shop.invalid';

/**
 * True if the text is a path of the shop. Browsers read some texts with a leading slash as another site's URL, such
 * as `//evil.example`.
 */
export function isPath(text: string): boolean {
  if (!text.startsWith('/') || !URL.canParse(text, SHOP)) return false;
  return new URL(text, SHOP).origin === SHOP;
}

/** True if the text is an absolute URL with a safe scheme; `javascript:` and `data:` are not. */
export function isSafeUrl(text: string): boolean {
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol);
}

export function isWebPage(text: string): boolean {
  return isSafeUrl(text) && /^https?:$/.test(new URL(text).protocol);
}
