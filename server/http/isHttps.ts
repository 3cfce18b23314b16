/** Returns true if ORIGIN uses https. The proxy's own connection does not matter. */
export function isHttps({ origin }: { readonly origin: string }): boolean {
  return origin.startsWith('https:');
}
