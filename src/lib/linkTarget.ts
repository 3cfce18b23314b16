import { isSafeUrl } from '../../contract/linkTarget.ts';

/**
 * Returns an absolute external URL unchanged.
 * @returns undefined for a relative URL or an unsafe scheme: `javascript:`, `data:` and others
 */
export function externalUrl(url: string | undefined): string | undefined {
  return url !== undefined && isSafeUrl(url) ? url : undefined;
}

const PICTURE = /^(?:https?:|data:image\/)/;

/** Returns a picture's URL, absolute or relative, unchanged; '' if it is not safe as an `<img>` source. */
export function pictureAddress(url: string | undefined): string {
  const base = 'https://shop.invalid';
  if (url === undefined || !URL.canParse(url, base)) return '';
  return PICTURE.test(new URL(url, base).href) ? url : '';
}

/** Returns the path with exactly one leading slash, so that it can't point to another site. */
export function pathInShop(path: string): string {
  return `/${path.replace(/^[\s/\\]+/, '')}`;
}
