import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * After a way to another page the keyboard goes on from that page's beginning, unless the page has taken the focus itself.
 * @param holder the element that holds the page
 */
export function useFocusOnPage(holder: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // After the menu of narrow screens has given the focus back to its button.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = holder.current;
    const { activeElement } = document;
    const isTaken = page?.contains(activeElement) && !activeElement?.matches('a');
    if (!isTaken) page?.focus({ preventScroll: true });
  }, [pathname, holder]);
}
