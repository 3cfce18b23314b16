const PATIENCE_MS = 10_000;
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Calls back when automatic scrolling must stop: when the customer scrolls, presses or types, or after ten seconds.
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
