/**
 * Returns the container of drawers and dialogs; the body in stories and tests. The container is outside the page,
 * so that an open dialog does not hide the toasts from assistive technology.
 */
export function overlays(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
