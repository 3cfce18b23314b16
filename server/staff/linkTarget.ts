/** Where a link may lead that members write. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A path of the shop, which no browser takes for another site. */
export const isPath = (text: string): boolean => /^\/(?![\\/])/.test(text);

/** A whole address outside of the shop that runs no code. */
export const isOutside = (text: string): boolean =>
  URL.canParse(text) && SCHEMES.has(new URL(text).protocol);
