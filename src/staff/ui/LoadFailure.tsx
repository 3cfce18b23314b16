import { ErrorState } from '../../components/state/ErrorState.tsx';
import { rejectionOf } from '../problem.ts';
import { NotAllowed } from './NotAllowed.tsx';

interface LoadFailureProps {
  /** Of the query */
  readonly error: unknown;
  /** As the query's `refetch` */
  readonly onRetry: () => unknown;
}

/** In place of what could not be read: it is asked for again, unless the role does not allow it. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  if (rejectionOf(error).status === 403) return <NotAllowed />;
  return <ErrorState textId="staff.loadFailed" onRetry={onRetry} />;
}
