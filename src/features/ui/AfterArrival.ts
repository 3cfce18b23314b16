import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from './locationSlice.ts';

/**
 * True once the full page should render. After a link (PUSH) the first paint shows only the essentials, so it
 * starts false.
 */
export function useHasLoaded(): boolean {
  const { action } = useAppSelector(selectLocation);
  return useDeferredValue(true, action !== 'PUSH');
}

/** Renders its children after the first paint of a page that a link led to. */
export function AfterArrival({ children }: { readonly children: ReactNode }) {
  return useHasLoaded() && children;
}
