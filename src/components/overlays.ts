/**
 * Container of drawers and dialogs, beside the page, so that open ones do not hide the toasts from assistive
 * technology. The body in stories and tests.
 */
export function overlays(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
