import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element that replaces the pressed button.
 * @returns the element's ref; it also needs a `tabIndex`
 */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
