/** For the `ref` of what stands in the place of a button that was pressed and is gone: takes its focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
