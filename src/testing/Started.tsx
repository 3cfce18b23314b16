import { useEffect, type ReactNode } from 'react';
import { start } from '../features/session/startup.ts';
import { useAppDispatch } from '../store/hooks.ts';

export function Started({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(start());
  }, [dispatch]);
  return children;
}
