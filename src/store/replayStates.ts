import type { Recording } from '../features/recording/recording.ts';
import { rootReducer, type RootState } from './makeStore.ts';

/**
 * Returns the state before the first action and after each action. Nothing is sent or stored.
 * @throws Error if an action does not fit the reducers, as in a forged file
 */
export function replayStates({ base, actions }: Pick<Recording, 'base' | 'actions'>): RootState[] {
  const reducer = rootReducer({}, () => true);
  let state = base as unknown as RootState;
  return [state, ...actions.map((action) => (state = reducer(state, action)))];
}
