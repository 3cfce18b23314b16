/** Returns true if ORIGIN uses https. The connection between proxy and shop does not matter. */
export function isHttps({ origin }: { readonly origin: string }): boolean {
  return origin.startsWith('https:');
}
