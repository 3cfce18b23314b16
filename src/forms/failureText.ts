import type { IntlShape } from 'react-intl';

/**
 * What is said of a write that failed without words of the server.
 * @param failedId message id of the sentence that says so
 * @param reference what the server calls its own failure, for whoever writes to the shop about it
 */
export function failureText(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  failedId: string,
  reference: string | undefined,
): string {
  const failed = formatMessage({ id: failedId });
  return reference ? `${failed} ${formatMessage({ id: 'form.reference' }, { reference })}` : failed;
}
