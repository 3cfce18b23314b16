/**
 * Returns the code in the hash of an emailed link: `#code=…` or `#secret=…`. A hash from the Redux store contains a
 * vault reference instead of the code.
 * @returns '' if the hash has no code
 */
export function linkedCode(hash: string, name: 'code' | 'secret'): string {
  const prefix = `#${name}=`;
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : '';
}
