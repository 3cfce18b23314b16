import { errorText } from '../lib/errorText.ts';

/** Returns the server's rejection text, with the texts of all fields joined; undefined if there is none. */
export function rejectionText(
  answer: { readonly error?: unknown } | undefined,
): string | undefined {
  return errorText(answer?.error);
}
