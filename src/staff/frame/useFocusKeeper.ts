import { useEffect, type RefObject } from 'react';

/** Until whoever takes something away has given the focus somewhere itself. */
const PAUSE_MS = 50;

/** What a reader of the screen is told of when it gets the focus. */
const PLACES = 'li, section, [role=dialog]';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Gives the focus to what stood around a control that is gone or disabled, or to the page: a button that has done its work would leave it
 * nowhere.
 */
export function useFocusKeeper(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The control that had the focus last, and what is around it. */
    let path: Element[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const forget = () => {
      path = [];
    };
    const remember = ({ target }: FocusEvent) => {
      path = [];
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
    };
    const restore = () => {
      const [control, ...around] = path;
      if (!control || document.activeElement !== document.body || !isGone(control)) return;
      const near = around.find((one) => one.isConnected && one.matches(PLACES)) ?? page.current;
      if (!(near instanceof HTMLElement)) return;
      if (!near.hasAttribute('tabindex')) near.tabIndex = -1;
      near.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(restore, PAUSE_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [page]);
}
