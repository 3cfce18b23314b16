import type { CartAddForm } from '../../../api/endpoints.gen.ts';

/** An add that waits for the network. */
export interface QueuedCartAdd {
  /** What it is sent under, however often. */
  readonly key: string;
  readonly form: CartAddForm;
  /** Name of the product. */
  readonly name: string;
  /** When it was asked for, in milliseconds since 1970. */
  readonly since: number;
}

/** The backend knows a write again for a day; what is older may no longer be sent. */
const LASTS_MS = 23 * 60 * 60 * 1000;

/** Whether an add has waited for too long to be sent. */
export function isTooOld({ since }: QueuedCartAdd): boolean {
  return Date.now() - since > LASTS_MS;
}
