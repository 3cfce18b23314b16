import type { IntlShape } from 'react-intl';

/**
 * Returns the error text of a write that failed without a text from the server.
 * @param failedId message id of the error
 * @param reference the server's log reference, for support
 */
export function failureText(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  failedId: string,
  reference: string | undefined,
): string {
  const failed = formatMessage({ id: failedId });
  return reference ? `${failed} ${formatMessage({ id: 'form.reference' }, { reference })}` : failed;
}
