import { isOutside } from '../../contract/linkTarget.ts';

/** URLs that the backend gives for links and pictures; what is no URL must not become one. */

/**
 * A whole URL outside the shop, as it is.
 * @returns undefined where it has a scheme that runs code or hides where it leads, such as `javascript:` and `data:`
 */
export function externalUrl(url: string | undefined): string | undefined {
  return url !== undefined && isOutside(url) ? url : undefined;
}

const PICTURE = /^(?:https?:|data:image\/)/;

/** Address of a picture, whole or within the shop, as it is; '' where a browser would not look for a picture there. */
export function pictureAddress(url: string | undefined): string {
  // The base is for paths alone, and never looked up.
  const base = 'https://shop.invalid';
  if (url === undefined || !URL.canParse(url, base)) return '';
  return PICTURE.test(new URL(url, base).href) ? url : '';
}

/** A path inside the shop with exactly one slash before it, so that it never leads to another site. */
export function pathInShop(path: string): string {
  return `/${path.replace(/^[\s/\\]+/, '')}`;
}
