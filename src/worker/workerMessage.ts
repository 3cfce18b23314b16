import type { PageChoices } from './publicPages.ts';

/** What pages tell the worker: what was chosen and, once a page is seen, its URL and the files it took. */
export interface OfflineMessage extends PageChoices {
  readonly kind: 'seen';
  /** Path and query; undefined where the page stays the same. */
  readonly page?: string;
  /** URLs of built files and pictures. */
  readonly files: readonly string[];
}

/** What one worker tells the next: take over. */
interface TakeOverMessage {
  readonly kind: 'takeOver';
}

export type WorkerMessage = OfflineMessage | TakeOverMessage;
