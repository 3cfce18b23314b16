import type { Reducer } from '@reduxjs/toolkit';
import type { Recording } from '../support/recording.ts';

/**
 * The state before the first action and after each one: one more than there are actions.
 * @param reducer of the app that was recorded
 * @throws when an action is not what the reducer expects, as in a file that was made up
 */
export function statesOfRecording<State>(
  reducer: Reducer<State>,
  { base, actions }: Pick<Recording, 'base' | 'actions'>,
): State[] {
  let state = base as State;
  return [state, ...actions.map((action) => (state = reducer(state, action)))];
}
