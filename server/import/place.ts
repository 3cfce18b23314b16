import type { Text } from '../language.ts';

/** Place of a row in a file. */
export interface Place {
  /** From 1, without the header. */
  row: number;
  line: number;
  raw: string;
}

/** A row that was rejected or imported in part, and why. */
export interface Rejection extends Place {
  reason: Text;
}
