/**
 * Returns the code of an emailed link, `#code=…` or `#secret=…`. In the store, the code is a vault reference.
 * @returns '' if the hash has none
 */
export function linkedCode(hash: string, name: 'code' | 'secret'): string {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
}
