function controlOf(form: HTMLFormElement, name: string): HTMLElement | null | undefined {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const marks = [...found].filter((mark) => mark instanceof HTMLInputElement);
    const chosen = marks.find(({ checked, value }) => checked && value !== '');
    return chosen ?? marks.find(({ disabled }) => !disabled);
  }
  if (found instanceof HTMLElement) return found;
  // A choice list is not a form control, so look it up by id. Otherwise focus the error text.
  return (
    document.getElementById(name) ??
    form.querySelector<HTMLElement>(`[id$="-${CSS.escape(name)}-error"]`)
  );
}

const isBefore = (a: HTMLElement, b: HTMLElement) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

export function focusControl(form: HTMLFormElement | null, ...names: readonly string[]): void {
  const controls = names.flatMap((name) => (form && controlOf(form, name)) ?? []);
  const [first] = controls.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  first?.focus();
}
