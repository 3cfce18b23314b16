import { useLayoutEffect, type RefObject } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { FIRST_VISIT, selectLocation } from '../ui/locationSlice.ts';

/**
 * After a way to another page the keyboard goes on from that page's beginning, unless the page has given the focus away or
 * what was pressed still stands outside of it.
 * @param holder the element that holds the page
 */
export function useFocusOnArrival(holder: RefObject<HTMLElement | null>): void {
  const { key, action, keepsScroll } = useAppSelector(selectLocation);
  useLayoutEffect(() => {
    if (key === FIRST_VISIT || keepsScroll) return;
    const page = holder.current;
    const { activeElement } = document;
    // The link to another part of a list stays, now far below.
    const isFollowed =
      action === 'PUSH' && activeElement?.matches('a') && page?.contains(activeElement);
    if (activeElement === document.body || isFollowed) page?.focus({ preventScroll: true });
  }, [key, action, keepsScroll, holder]);
}
