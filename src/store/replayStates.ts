import { statesOfRecording } from '../features/replay/statesOfRecording.ts';
import type { Recording } from '../features/support/recording.ts';
import { rootReducer, type RootState } from './makeStore.ts';

/**
 * The states of a recording of the storefront (statesOfRecording.ts). Nothing is sent or written.
 * @throws when an action is not what the shop's reducers expect, as in a file that was made up
 */
export function replayStates(recording: Pick<Recording, 'base' | 'actions'>): RootState[] {
  return statesOfRecording(
    rootReducer({}, () => true),
    recording,
  );
}
