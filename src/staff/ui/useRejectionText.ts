import { useIntl } from 'react-intl';
import { rejectionOf } from '../problem.ts';

/**
 * Returns the backend's error text, or a default one.
 * @param failedId message id of the default
 */
export function useRejectionText(failedId = 'staff.failed'): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => rejectionOf(error).detail ?? formatMessage({ id: failedId });
}
