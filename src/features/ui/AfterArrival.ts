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

export function AfterArrival({ children }: { readonly children: ReactNode }) {
  return useHasLoaded() && children;
}
