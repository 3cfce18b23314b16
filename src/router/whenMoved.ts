/** Whoever waited longer has begun to read elsewhere. */
const PATIENCE_MS = 10_000;
/** What a shopper does to move the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back when the page must no longer be scrolled for a shopper, who moves it or has waited for ten seconds.
 * @returns the way to stop that
 */
export function whenMoved(listener: () => void): () => void {
  const timer = setTimeout(listener, PATIENCE_MS);
  for (const type of MOVES) window.addEventListener(type, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const type of MOVES) window.removeEventListener(type, listener);
  };
}
