import { useIntl } from 'react-intl';
import { rejectionOf } from '../problem.ts';

/**
 * Returns a function that gives the backend's error text, or a default text.
 * @param failedId message id of the default text
 */
export function useRejectionText(failedId = 'staff.failed'): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => rejectionOf(error).detail ?? formatMessage({ id: failedId });
}
