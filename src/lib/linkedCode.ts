/**
 * Returns the code of an emailed link, `#code=…` or `#secret=…`. The Redux store holds a vault reference instead of
 * the code.
 * @returns '' if the hash has none
 */
export function linkedCode(hash: string, name: 'code' | 'secret'): string {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
}
