import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back as an element leaves the page with the focus inside, while another place can still take the focus. Give the
 * element the ref that is returned.
 */
export function useFocusHandover<Element extends HTMLElement>(
  onFocusLost: () => void,
): RefObject<Element | null> {
  const host = useRef<Element>(null);
  const handOver = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = host.current;
    return () => {
      if (element?.contains(document.activeElement)) handOver();
    };
  }, []);
  return host;
}
