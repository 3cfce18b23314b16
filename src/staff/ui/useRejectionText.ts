import { useIntl } from 'react-intl';
import { rejectionOf } from '../problem.ts';

/** Puts the error of a query or mutation into words: the backend's own, or ours where it said nothing. */
export function useRejectionText(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => rejectionOf(error).detail ?? formatMessage({ id: 'staff.failed' });
}
