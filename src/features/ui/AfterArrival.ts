import { useDeferredValue, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLocation } from './locationSlice.ts';

/**
 * Parts of a page that come into view by scrolling alone. On a page that a link led to they are rendered after what stands
 * above them has been seen; a page that is opened, or returned to at its old place, has them at once.
 */
export function AfterArrival({ children }: { readonly children: ReactNode }) {
  const { action } = useAppSelector(selectLocation);
  return useDeferredValue(true, action !== 'PUSH') && children;
}
