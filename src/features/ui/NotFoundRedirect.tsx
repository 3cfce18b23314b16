import { Navigate } from 'react-router';

/** Leads on from the path of a product or collection that does not exist, leaving no entry. */
export function NotFoundRedirect() {
  return <Navigate to="/info/not-found" replace />;
}
