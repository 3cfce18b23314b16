import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to an element as it appears in place of the button that was pressed. Give the element the ref that is returned, and a `tabIndex`. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const place = useRef<Element>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
