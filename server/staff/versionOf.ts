import { createHash } from 'node:crypto';

/** Returns a hexadecimal hash of the values. It depends on the order of fields. */
export function versionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
