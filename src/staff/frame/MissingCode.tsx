import { ErrorState } from '../../components/state/ErrorState.tsx';

/** Stands where the code of a page could not be fetched: there is no network, or a new build has taken its place. */
export function MissingCode() {
  return <ErrorState textId="staff.loadFailed" onRetry={() => window.location.reload()} />;
}
