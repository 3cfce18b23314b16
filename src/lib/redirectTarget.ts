export type RedirectTarget =
  | { readonly kind: 'inApp'; readonly path: string }
  | { readonly kind: 'document'; readonly url: string };

/**
 * Matches `//` at the start, and characters that browsers drop or replace. Either may disguise a URL of another
 * site.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DECEPTIVE = /^\s*\/\/|[\\\u0000-\u001f\u007f]/;

/**
 * Resolves a response's `redirect`: a shop path, with or without a leading slash, or any http(s) URL.
 * @param origin the shop's origin, e.g. 'https://shop.example'
 * @returns undefined for a missing or blank text, another scheme or a deceptive URL
 */
export function redirectTarget(redirect: unknown, origin: string): RedirectTarget | undefined {
  if (typeof redirect !== 'string' || redirect.trim() === '' || DECEPTIVE.test(redirect)) {
    return undefined;
  }
  const base = `${origin}/`;
  const url = URL.canParse(redirect, base) ? new URL(redirect, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== origin) return { kind: 'document', url: url.href };
  // `/.//evil.example` resolves to the path `//evil.example`. Resolved again, that path leads to another site.
  if (url.pathname.startsWith('//')) return undefined;
  return { kind: 'inApp', path: url.pathname + url.search + url.hash };
}
