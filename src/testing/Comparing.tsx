import { useEffect, type ReactNode } from 'react';
import { compareAdded } from '../features/compare/compareSlice.ts';
import { useAppDispatch } from '../store/hooks.ts';

interface ComparingProps {
  readonly ids: readonly string[];
  readonly children: ReactNode;
}

export function Comparing({ ids, children }: ComparingProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const id of ids) dispatch(compareAdded(id));
  }, [dispatch, ids]);
  return children;
}
