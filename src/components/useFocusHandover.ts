import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onFocusLost` when the element unmounts while it contains the focus. The element is then still in the
 * document.
 * @returns ref for the element
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
