/**
 * Gives the focus to the control of that name in a form: of several, such as radio buttons, to the chosen one, else to
 * the first that can be chosen.
 */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    const marks = [...found].filter((mark) => mark instanceof HTMLInputElement);
    const chosen = marks.find(({ checked, value }) => checked && value !== '');
    (chosen ?? marks.find(({ disabled }) => !disabled))?.focus();
  } else if (found instanceof HTMLElement) found.focus();
}
