/**
 * The code of a mailed link, `#code=…` or `#secret=…`: in the store a reference, which calls may carry.
 * @returns '' where the hash has none
 */
export function linkedCode(hash: string, name: 'code' | 'secret'): string {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
}
