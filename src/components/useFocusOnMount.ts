import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element that replaces the pressed button.
 * @returns ref for the element, which also needs a `tabIndex`
 */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
