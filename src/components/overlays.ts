/**
 * Where drawers and dialogs are put: beside the page, so that what stands outside of them, the toasts above all, is not
 * hidden from assistive technology while they are open. The body where the document has no such place (stories, tests).
 */
export function overlays(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
