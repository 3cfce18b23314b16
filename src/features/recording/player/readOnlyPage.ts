/**
 * Makes a page one to look at: the code of the shop runs in it as ever, but what the shopper's hand would do is stopped,
 * nothing takes the focus or scrolls, and the storages are empty ones that nobody else has. That no request is sent
 * either is what the page's policy sees to (server/staff/support/replayPages.ts).
 */
import { stopUserEvents } from '../../../lib/stopUserEvents.ts';

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
  stopUserEvents(() => true);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: emptyStorage() });
  }
  // The dialogs of the shop take the focus, and the pages scroll as they arrive: both would disturb the tools beside it.
  // `inert` would end both as well, but hide the page from screen readers and from search, and let nothing in it scroll.
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
