/** Ref callback that focuses an element on mount, for example because the pressed button has unmounted. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
