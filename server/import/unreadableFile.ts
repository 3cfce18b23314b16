import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

export type UnreadableReason = keyof typeof texts.import.unreadable;

export class UnreadableFile extends Rejection {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(texts.import.unreadable[reason]);
    this.reason = reason;
  }
}
