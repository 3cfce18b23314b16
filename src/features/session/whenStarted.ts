import type { AppStore } from '../../store/hooks.ts';
import { selectIsStarted } from './sessionSlice.ts';

/**
 * Acts once the start-up calls have ended, at once where they have. For effects alone: what is drawn does not depend on it,
 * and a selector would render it anew.
 * @returns ends the wait
 */
export function whenStarted(store: AppStore, act: () => void): () => void {
  const isStarted = () => selectIsStarted(store.getState());
  if (isStarted()) {
    act();
    return () => undefined;
  }
  const unsubscribe = store.subscribe(() => {
    if (!isStarted()) return;
    unsubscribe();
    act();
  });
  return unsubscribe;
}
