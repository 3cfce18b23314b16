import type { Text } from '../language.ts';

export class RejectedRow extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super(reason.en);
    this.reason = reason;
  }
}
