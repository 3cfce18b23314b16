import { ErrorState } from '../../components/state/ErrorState.tsx';

/** Shown if a page's code can't be loaded, offline or after a deploy. */
export function MissingCode() {
  return <ErrorState textId="staff.loadFailed" onRetry={() => window.location.reload()} />;
}
