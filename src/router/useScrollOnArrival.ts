import { useLayoutEffect, useRef } from 'react';
import { FIRST_VISIT, selectLocation } from '../features/ui/locationSlice.ts';
import { decoded } from '../lib/decoded.ts';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import type { TimeGate } from '../store/timeGate.ts';
import { whenMoved } from './whenMoved.ts';

/**
 * A new page starts at its top, or at the element its hash names, be it when its content brings that; back and forward
 * return to their place (scrollRestoration.ts). On the first page the browser scrolls to what is there.
 */
export function useScrollOnArrival(): void {
  const { key, action, pathname, hash, keepsScroll } = useAppSelector(selectLocation);
  const { timeGate } = useAppStore();
  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    const isFirst = key === FIRST_VISIT;
    const isNewPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    // The first page's head has seen to it itself (scripts/webpack/head.js).
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
 * Waits for an element to scroll to, until the shopper moves the page or DevTools the time.
 * @returns the way to end the wait
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
  const forgetMoves = whenMoved(end);
  const forgetJumps = timeGate.subscribe(end);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  return end;
}
