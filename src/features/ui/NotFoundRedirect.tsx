import { Navigate } from 'react-router';
import { NOT_FOUND_PATH } from '../../lib/paths.ts';

export function NotFoundRedirect() {
  return <Navigate to={NOT_FOUND_PATH} replace />;
}
