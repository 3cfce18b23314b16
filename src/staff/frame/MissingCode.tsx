import { ErrorState } from '../../components/state/ErrorState.tsx';

export function MissingCode() {
  return <ErrorState textId="staff.loadFailed" onRetry={() => window.location.reload()} />;
}
