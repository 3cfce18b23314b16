/** Give up restoring scroll after 10 s. */
const PATIENCE_MS = 10_000;
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back once the page must no longer be scrolled: the shopper scrolls, or ten seconds pass.
 * @returns unsubscribe
 */
export function onUserScroll(listener: () => void): () => void {
  const timer = setTimeout(listener, PATIENCE_MS);
  for (const type of MOVES) window.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of MOVES) window.removeEventListener(type, listener);
  };
}
