import { useLayoutEffect, useRef } from 'react';
import { INITIAL_LOCATION_KEY, selectLocation } from '../features/ui/locationSlice.ts';
import { decoded } from '../lib/decoded.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import type { TimeGate } from '../store/timeGate.ts';
import { onUserScroll } from './onUserScroll.ts';

/**
 * Scrolls a new page to its top or to the element of its hash, even if that element appears later.
 * scrollRestoration.ts handles back and forward.
 */
export function useScrollOnArrival(): void {
  const { key, action, pathname, hash, keepsScroll } = useAppSelector(selectLocation);
  const { timeGate } = useAppStore();
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    const isFirst = key === INITIAL_LOCATION_KEY;
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    // scripts/webpack/head.js sets `data-whole` for the first page.
    if (!isFirst) {
      document.documentElement.toggleAttribute('data-whole', action === 'POP' || hash !== '');
    }
    if ((action === 'POP' && !isFirst) || keepsScroll) return undefined;
    const id = decoded(hash.slice(1));
    const target = document.getElementById(id);
    if (!isFirst) {
      if (target) target.scrollIntoView();
      else if (action === 'PUSH' || isNewPage) window.scrollTo(0, 0);
    }
    return target || id === '' ? undefined : scrollWhenThere(id, timeGate);
  }, [key, action, pathname, hash, keepsScroll, timeGate]);
}

/**
 * Scrolls to an element once it appears, unless the customer scrolls or DevTools travels in time first.
 * @returns a function that cancels the wait
 */
function scrollWhenThere(id: string, timeGate: TimeGate): (() => void) | undefined {
  if (timeGate.isPast()) return undefined;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (!target) return;
    end();
    target.scrollIntoView();
  });
  const end = () => {
    observer.disconnect();
    forgetMoves();
    forgetJumps();
  };
  const forgetMoves = onUserScroll(end);
  const forgetJumps = timeGate.subscribe(end);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  return end;
}
