/** What was typed and chosen on a page, carried over a reload: texts of fields, and what is ticked. */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One field and what it held. */
export interface FieldSnapshot {
  /** Its name, else its id. */
  readonly name: string;
  /** Its place among those of that name. */
  readonly at: number;
  readonly value: string;
  /** Of a box or a choice. */
  readonly isChecked?: boolean;
}

/** Passwords, codes and cards are stored nowhere; the browser alone may fill in a file. */
const KEPT_NOWHERE =
  '[type=password],[type=hidden],[type=file],[autocomplete^=cc-],[autocomplete=one-time-code]';

function controls(): { readonly control: Control; readonly name: string; readonly at: number }[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Control>('input,textarea,select')]
    .filter((control) => !control.matches(KEPT_NOWHERE))
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

/** What the page's fields hold now. */
export function readFormSnapshot(): FieldSnapshot[] {
  return controls().map(({ control, name, at }) => ({
    name,
    at,
    value: control.value,
    ...(isTicked(control) && { isChecked: control.checked }),
  }));
}

/** Puts a value in as typing would: React does not notice what is set on the element itself. */
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

/** By then the page has come to rest; a field that is filled before React has taken it over is emptied again. */
const RESTING_MS = 5000;

/**
 * Puts back what fields held, those that come later too, for a few seconds or until the shopper types or presses anything.
 * @param fields as `readFormSnapshot` gave them
 */
export function restoreFormSnapshot(fields: readonly FieldSnapshot[]): void {
  const observer = new MutationObserver(restoreThose);
  const timer = setTimeout(stop, RESTING_MS);
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
