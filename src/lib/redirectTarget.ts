/** Where a redirect of the server leads: a path inside the shop, or a page elsewhere that is loaded. */
export type RedirectTarget =
  | { readonly kind: 'inApp'; readonly path: string }
  | { readonly kind: 'document'; readonly url: string };

/** Browsers drop or turn these, so that a URL means another than it seems to. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const DECEPTIVE = /^\s*\/\/|[\\\u0000-\u001f\u007f]/;

/**
 * Reads the `redirect` of an answer: a path of the shop with or without its first slash, or any http(s) URL.
 * @param origin the shop's own, e.g. 'https://shop.example'
 * @returns undefined where there is nothing to follow: no text, another scheme, or a URL that deceives
 */
export function redirectTarget(redirect: unknown, origin: string): RedirectTarget | undefined {
  if (typeof redirect !== 'string' || redirect.trim() === '' || DECEPTIVE.test(redirect)) {
    return undefined;
  }
  const base = `${origin}/`;
  const url = URL.canParse(redirect, base) ? new URL(redirect, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.origin !== origin) return { kind: 'document', url: url.href };
  // `/.//evil.example` is a path here, and another site for whoever resolves it again.
  if (url.pathname.startsWith('//')) return undefined;
  return { kind: 'inApp', path: url.pathname + url.search + url.hash };
}
