/** Ref callback that focuses an element on mount, because the pressed button has unmounted. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
