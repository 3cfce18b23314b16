import type { CartAddAnswer } from '../../../api/endpoints.gen.ts';
import { errorText } from '../../../lib/errorText.ts';
import { isDone } from '../../../lib/isDone.ts';

/**
 * Result of an add. `unanswered`: no response from the shop, because the request failed or a gateway error replaced
 * the response.
 */
export type CartAddResult =
  | { readonly kind: 'added' | 'unanswered' }
  /** Messages by option id; empty if the server gives none. */
  | { readonly kind: 'invalid-options'; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: 'rejected'; readonly message: string | undefined };

export function readCartAdd(answer: CartAddAnswer | undefined): CartAddResult {
  if (!answer) return { kind: 'unanswered' };
  if (isDone(answer)) return { kind: 'added' };
  const { error } = answer;
  if (typeof error === 'object' && error !== null && 'option' in error) {
    const { option } = error as { option: unknown };
    return { kind: 'invalid-options', errors: { ...(typeof option === 'object' && option) } };
  }
  return { kind: 'rejected', message: errorText(error) };
}
