import { Navigate } from 'react-router';
import { NOT_FOUND_PATH } from '../../lib/paths.ts';

/** Leads on from a location that the shop does not have, or no longer, without leaving it in the history. */
export function NotFoundRedirect() {
  return <Navigate to={NOT_FOUND_PATH} replace />;
}
