import { useEffect, type RefObject } from 'react';

/** Delay in ms before the focus moves. The code that removed the control may move the focus first. */
const PAUSE_MS = 50;

/** Containers that a screen reader announces on focus. */
const PLACES = 'li, section, [role=dialog]';

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

/** Moves the focus to the nearest container, else the page, when the focused control is removed or disabled. */
export function useFocusKeeper(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
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
