/**
 * Makes a page one to look at: the code of the shop runs in it as ever, but what the shopper's hand would do is stopped,
 * nothing takes the focus or scrolls, and the storages are empty ones that nobody else has. That no request is sent
 * either is what the page's policy sees to (server/support/replayPages.ts).
 */
const USER_EVENTS = [
  'click',
  'auxclick',
  'dblclick',
  'submit',
  'beforeinput',
  'input',
  'change',
  'dragstart',
  'drop',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'pointerover',
  'pointerenter',
  'mouseover',
] as const;

const SCROLLING_KEYS = new Set([
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/** What a page touches only to scroll it, which must stay possible. */
const PASSIVE = new Set<string>(['touchstart', 'focusin', 'pointerover', 'pointerenter']);

function stop(event: Event): void {
  event.stopImmediatePropagation();
  if (!PASSIVE.has(event.type)) event.preventDefault();
}

/** Whether a key only moves the view, or is for the browser itself. */
function isReadOnlyKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || ctrlKey || metaKey) return true;
  const isTyped = target instanceof Element && target.matches('input, select, textarea');
  return SCROLLING_KEYS.has(key) && !isTyped;
}

function stopKeys(event: KeyboardEvent): void {
  event.stopImmediatePropagation();
  if (!isReadOnlyKey(event)) event.preventDefault();
}

/** A storage that begins empty and ends with the page. */
function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Stops all that a page could do. For the whole life of the window, and before anything is shown in it. */
export function makePageReadOnly(): void {
  for (const type of USER_EVENTS)
    window.addEventListener(type, stop, { capture: true, passive: false });
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    window.addEventListener(type, stopKeys, { capture: true });
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: emptyStorage() });
  }
  // The dialogs of the shop take the focus, and the pages scroll as they arrive: both would disturb the tools beside it.
  // `inert` would end both as well, but hide the page from screen readers and from search, and let nothing in it scroll.
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
