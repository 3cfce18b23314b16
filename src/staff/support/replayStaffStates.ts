import { statesOfRecording } from '../../features/replay/statesOfRecording.ts';
import type { Recording } from '../../features/support/recording.ts';
import { staffReducer, type StaffState } from '../staffReducer.ts';

/**
 * The states of a recording of the counter (statesOfRecording.ts). Nothing is sent or written.
 * @throws when an action is not what the counter's reducers expect, as in a file that was made up
 */
export function replayStaffStates(recording: Pick<Recording, 'base' | 'actions'>): StaffState[] {
  return statesOfRecording(staffReducer, recording);
}
