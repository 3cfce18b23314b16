import type { Text } from '../language.ts';

/** A row that makes no product. */
export class RejectedRow extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super(reason.en);
    this.reason = reason;
  }
}
