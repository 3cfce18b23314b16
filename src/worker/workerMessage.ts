import type { PageChoices } from './publicPages.ts';

/** Message to the worker: the preferences and, after a page view, its URL and files. */
export interface OfflineMessage extends PageChoices {
  readonly kind: 'seen';
  readonly page?: string;
  readonly files: readonly string[];
}

interface TakeOverMessage {
  readonly kind: 'takeOver';
}

export type WorkerMessage = OfflineMessage | TakeOverMessage;
