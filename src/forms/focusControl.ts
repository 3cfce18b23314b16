/** The control to give the focus to for a name or an id: of radio buttons the chosen one, else the first that can be chosen. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const marks = [...found].filter((mark) => mark instanceof HTMLInputElement);
    const chosen = marks.find(({ checked, value }) => checked && value !== '');
    return chosen ?? marks.find(({ disabled }) => !disabled);
  }
  if (found instanceof HTMLElement) return found;
  // A list of choices is no control of the form; of what has no control the error is read.
  return (
    document.getElementById(name) ??
    form.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}-error"]`)
  );
}

const isBefore = (a: HTMLElement, b: HTMLElement) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Gives the focus to the first on the page of a form's controls with these names or ids. */
export function focusControl(form: HTMLFormElement | null, ...names: readonly string[]): void {
  const controls = names.flatMap((name) => (form && controlOf(form, name)) ?? []);
  const [first] = controls.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  first?.focus();
}
