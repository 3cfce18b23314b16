import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from './locationSlice.ts';

/**
 * Whether a page is to be whole. One that a link led to first shows what it is known by, and is rendered whole after that has
 * been seen; a page that is opened, or returned to at its old place, is whole at once.
 */
export function useHasArrived(): boolean {
  const { action } = useAppSelector(selectLocation);
  return useDeferredValue(true, action !== 'PUSH');
}

/** Parts of a page that it is whole with. */
export function AfterArrival({ children }: { readonly children: ReactNode }) {
  return useHasArrived() && children;
}
