import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from './locationSlice.ts';

/**
 * Returns true once the full page should render. After a link navigation (PUSH) it starts false, so the first paint
 * shows only the essentials.
 */
export function useHasLoaded(): boolean {
  const { action } = useAppSelector(selectLocation);
  return useDeferredValue(true, action !== 'PUSH');
}

/** Renders its children after the first paint of a page opened by a link, and at once on other pages. */
export function AfterArrival({ children }: { readonly children: ReactNode }) {
  return useHasLoaded() && children;
}
