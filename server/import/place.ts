import type { Text } from '../language.ts';

export interface Place {
  /** From 1, without the header. */
  row: number;
  line: number;
  raw: string;
}

export interface Rejection extends Place {
  reason: Text;
}
