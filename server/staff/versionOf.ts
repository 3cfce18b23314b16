import { createHash } from 'node:crypto';

/** Returns a hexadecimal hash of the values, which depends on their order. */
export function versionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
