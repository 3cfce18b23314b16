/** True if ORIGIN is https, regardless of the proxy's own connection. */
export function isHttps({ origin }: { readonly origin: string }): boolean {
  return origin.startsWith('https:');
}
