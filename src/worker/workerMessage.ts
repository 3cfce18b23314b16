import type { PageChoices } from './publicPages.ts';

export interface OfflineMessage extends PageChoices {
  readonly kind: 'seen';
  readonly page?: string;
  readonly files: readonly string[];
}

interface TakeOverMessage {
  readonly kind: 'takeOver';
}

export type WorkerMessage = OfflineMessage | TakeOverMessage;
