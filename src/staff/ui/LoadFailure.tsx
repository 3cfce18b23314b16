import { ErrorState } from '../../components/state/ErrorState.tsx';
import { rejectionOf } from '../problem.ts';
import { NotAllowed } from './NotAllowed.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  if (rejectionOf(error).status === 403) return <NotAllowed />;
  return <ErrorState textId="staff.loadFailed" onRetry={onRetry} />;
}
