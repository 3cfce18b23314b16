import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted, selectLogged } from '../session/sessionSlice.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { signInPath } from './signInDestination.ts';

export function Guarded({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const isStarted = useAppSelector(selectIsStarted);
  const isLogged = useAppSelector(selectLogged);
  if (isLogged) return children;
  if (!isStarted) return <AccountSkeleton />;
  return <Navigate to={signInPath(pathname + search)} replace />;
}
