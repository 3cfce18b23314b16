import type { CartAddForm } from '../../../api/endpoints.gen.ts';

export interface QueuedCartAdd {
  readonly key: string;
  readonly form: CartAddForm;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Maximum age of a queued add, shorter than the day for which the backend stores idempotency keys. */
const LASTS_MS = 23 * 60 * 60 * 1000;

export function isTooOld({ since }: QueuedCartAdd): boolean {
  return Date.now() - since > LASTS_MS;
}
