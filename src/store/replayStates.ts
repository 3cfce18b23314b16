import type { Recording } from '../features/recording/recording.ts';
import { rootReducer, type RootState } from './makeStore.ts';

/**
 * The state before the first action and after each one: one more than there are actions. Nothing is sent or written.
 * @throws when an action is not what the shop's reducers expect, as in a file that was made up
 */
export function replayStates({ base, actions }: Pick<Recording, 'base' | 'actions'>): RootState[] {
  const reducer = rootReducer({}, () => true);
  let state = base as unknown as RootState;
  return [state, ...actions.map((action) => (state = reducer(state, action)))];
}
