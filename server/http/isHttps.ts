/** Whether shoppers reach the shop over https: what its ORIGIN says, whatever the proxy in front speaks with it. */
export function isHttps({ origin }: { readonly origin: string }): boolean {
  return origin.startsWith('https:');
}
