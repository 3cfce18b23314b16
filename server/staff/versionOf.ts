import { createHash } from 'node:crypto';

/** Tells one state of what a form edits from every other: hexadecimal, and another one for the same values in another order. */
export function versionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
