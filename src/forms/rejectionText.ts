import { errorText } from '../lib/errorText.ts';

/** The server's words of a rejection, those of all fields one after the other; undefined where it gives none. */
export function rejectionText(
  answer: { readonly error?: unknown } | undefined,
): string | undefined {
  return errorText(answer?.error);
}
