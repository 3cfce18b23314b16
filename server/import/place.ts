import type { Text } from '../language.ts';

export interface Place {
  /** From 1, without the header. */
  row: number;
  line: number;
  raw: string;
}

/** Rejected or partly imported row, with the reason. */
export interface Rejection extends Place {
  reason: Text;
}
