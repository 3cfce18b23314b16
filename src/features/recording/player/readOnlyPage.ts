/**
 * Makes a page read-only: no user events, focus or scrolling, and empty in-memory storages. The page's CSP blocks
 * requests (server/staff/support/replayPages.ts).
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

/** Call it before anything is rendered. It lasts for the life of the window. */
export function makePageReadOnly(): void {
  stopUserEvents(() => true);
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: emptyStorage() });
  }
  // Dialogs that take the focus and pages that scroll would disturb the tools beside the frame. `inert` would also
  // hide the page from screen readers and search and block scrolling.
  HTMLElement.prototype.focus = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
}
