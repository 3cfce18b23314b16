/**
 * Makes a page read-only: blocks user events, focus and scrolling, and replaces web storage with empty in-memory
 * storage. The page's CSP blocks requests (server/staff/support/replayPages.ts).
 */
import { stopUserEvents } from '../../../lib/stopUserEvents.ts';

function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Makes this window read-only until it closes. Must be called before the first render. */
export function makePageReadOnly(): void {
  stopUserEvents(() => true);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: emptyStorage() });
  }
  // Block focus and scrolling, which would disturb the tools beside the frame. `inert` is no alternative: it hides
  // the page from screen readers and search, and blocks scrolling by the user.
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
