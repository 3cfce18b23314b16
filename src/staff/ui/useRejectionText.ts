import { useIntl } from 'react-intl';
import { rejectionOf } from '../problem.ts';

/**
 * Puts the error of a query or mutation into words: the backend's own, or ours where it said nothing.
 * @param failedId message id of ours
 */
export function useRejectionText(failedId = 'staff.failed'): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => rejectionOf(error).detail ?? formatMessage({ id: failedId });
}
