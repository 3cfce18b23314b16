import { Rejection } from '../http/errors.ts';
import { texts } from '../texts.ts';

/** Why a file as a whole is not imported. */
export type UnreadableReason = keyof typeof texts.import.unreadable;

/** A file that is no table of products, or more of one than is taken. */
export class UnreadableFile extends Rejection {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(texts.import.unreadable[reason]);
    this.reason = reason;
  }
}
