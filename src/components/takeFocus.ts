/** Ref callback: takes the focus of a button that was pressed and is gone. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
