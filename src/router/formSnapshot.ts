type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FieldSnapshot {
  readonly name: string;
  readonly at: number;
  readonly value: string;
  readonly isChecked?: boolean;
}

/** Passwords, codes and card data must not be stored. Scripts can't set file inputs. */
const NEVER_PERSISTED =
  '[type=password],[type=hidden],[type=file],[autocomplete^=cc-],[autocomplete=one-time-code]';

function controls(): { readonly control: Control; readonly name: string; readonly at: number }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Control>('input,textarea,select')]
    .filter((control) => !control.matches(NEVER_PERSISTED))
    .map((control) => {
      const name = control.name || control.id;
      const at = counts.get(name) ?? 0;
      counts.set(name, at + 1);
      return { control, name, at };
    });
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
}

export function readFormSnapshot(): FieldSnapshot[] {
  return controls().map(({ control, name, at }) => ({
    name,
    at,
    value: control.value,
    ...(isTicked(control) && { isChecked: control.checked }),
  }));
}

/** Sets a value through the prototype's setter and an event, because React ignores a plain assignment. */
function type(control: Control, value: string): void {
  const kind = [HTMLTextAreaElement, HTMLSelectElement].find((one) => control instanceof one);
  const { prototype } = kind ?? HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

function restore(control: Control, { value, isChecked }: FieldSnapshot): void {
  if (isTicked(control)) {
    if (isChecked && !control.checked) control.click();
  } else if (control.value !== value) type(control, value);
}

/** Duration of restoring in ms. React resets fields filled before hydration, so restore them again after it. */
const RESTORE_TIMEOUT_MS = 5000;

/**
 * Restores field values for 5 s or until the customer presses or types. Includes fields that mount later.
 * @param fields from `readFormSnapshot`
 */
export function restoreFormSnapshot(fields: readonly FieldSnapshot[]): void {
  const observer = new MutationObserver(restoreThose);
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  function restoreThose(): void {
    const present = controls();
    for (const field of fields) {
      const found = present.find(({ name, at }) => name === field.name && at === field.at);
      if (found) restore(found.control, field);
    }
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { once: true, capture: true });
  }
  restoreThose();
}
