import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls back as an element with the focus inside unmounts, while it is still in the document.
 * @returns the element's ref
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
