export function isHttps({ origin }: { readonly origin: string }): boolean {
  return origin.startsWith('https:');
}
