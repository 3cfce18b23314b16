import { useMemo, type ReactNode } from 'react';
import { NavigationType, Router, type Navigator } from 'react-router';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { useAppSelector } from '../store/hooks.ts';

interface StoreRouterProps {
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

export function StoreRouter({ navigator, children }: StoreRouterProps) {
  const { pathname, search, hash, key, action } = useAppSelector(selectLocation);
  const location = useMemo(
    () => ({ pathname, search, hash, key, state: null }),
    [pathname, search, hash, key],
  );
  return (
    <Router location={location} navigationType={NAVIGATION_TYPES[action]} navigator={navigator}>
      {children}
    </Router>
  );
}
