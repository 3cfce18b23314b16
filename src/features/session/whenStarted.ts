import type { AppStore } from '../../store/hooks.ts';
import { selectIsStarted } from './sessionSlice.ts';

/**
 * Calls `act` once start-up has ended, or at once if it already has. Avoids the rerender that a selector causes.
 * @returns unsubscribe
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
