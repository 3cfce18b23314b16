import { errorText } from '../lib/errorText.ts';

export function rejectionText(
  answer: { readonly error?: unknown } | undefined,
): string | undefined {
  return errorText(answer?.error);
}
