import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back as an element leaves the page with the focus inside, while it is still there and another place can take the
 * focus. Give the element the ref that is returned.
 */
export function useFocusHandover<Element extends HTMLElement>(
  onFocusLost: (left: Element) => void,
): RefObject<Element | null> {
  const host = useRef<Element>(null);
  const handOver = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = host.current;
    return () => {
      if (element?.contains(document.activeElement)) handOver(element);
    };
  }, []);
  return host;
}
