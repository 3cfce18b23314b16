import { useIntl } from 'react-intl';
import { isDone } from '../lib/isDone.ts';
import type { FormOutcomeText } from '../components/state/FormMessage.tsx';
import { referenceOf } from './failureReference.ts';
import { failureText } from './failureText.ts';
import { rejectionText } from './rejectionText.ts';

export interface Sending {
  readonly data?: { readonly success?: string | undefined; readonly error?: unknown } | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isUninitialized: boolean;
}

/**
 * Returns the outcome of a write, with the server's text or a default text. Returns undefined until the request
 * ends.
 */
export function useWriteOutcome({
  data: answer,
  error,
  isLoading,
  isUninitialized,
}: Sending): (FormOutcomeText & { readonly text: string }) | undefined {
  const { formatMessage } = useIntl();
  if (isUninitialized || isLoading) return undefined;
  if (isDone(answer)) {
    return { kind: 'done', text: answer?.success || formatMessage({ id: 'form.done' }) };
  }
  const rejection = rejectionText(answer);
  if (rejection !== undefined) return { kind: 'error', text: rejection };
  return { kind: 'error', text: failureText({ formatMessage }, 'form.failed', referenceOf(error)) };
}
