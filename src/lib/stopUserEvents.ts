const USER_EVENTS = [
  'click',
  'auxclick',
  'dblclick',
  'submit',
  'beforeinput',
  'input',
  'change',
  'paste',
  'cut',
  'compositionstart',
  'dragstart',
  'drop',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'focusout',
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

/** Events whose default action is not prevented: touches that may scroll, focus changes and hovering. */
const PASSIVE = new Set<string>([
  'touchstart',
  'focusin',
  'focusout',
  'pointerover',
  'pointerenter',
]);

function isReadOnlyKey({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || /^F\d/.test(key) || altKey || ctrlKey || metaKey) return true;
  const isTyped = target instanceof Element && target.matches('input, select, textarea');
  return SCROLLING_KEYS.has(key) && !isTyped;
}

/**
 * Stops user events, such as pointer and keyboard events, before they reach the page's listeners. Lasts until the
 * window closes. Scrolling, Tab and browser shortcuts still work.
 * @param isStopped decides for each event
 */
export function stopUserEvents(isStopped: (event: Event) => boolean): void {
  const stop = (event: Event) => {
    if (!isStopped(event)) return;
    event.stopImmediatePropagation();
    const isNeeded =
      event instanceof KeyboardEvent ? isReadOnlyKey(event) : PASSIVE.has(event.type);
    if (!isNeeded) event.preventDefault();
  };
  for (const type of [...USER_EVENTS, 'keydown', 'keyup', 'keypress'] as const) {
    window.addEventListener(type, stop, { capture: true, passive: false });
  }
}
