import { readRecording, type Recording, type RecordingRejection } from '../recording.ts';

/** A recording with the state of each of its snapshots. */
export interface Replay {
  readonly recording: Recording;
  /** The state before the first action, then the one after each: one more than there are actions */
  readonly states: readonly object[];
}

/** The states of a recording. @throws when its actions are not what the shop's reducers expect */
export type StatesOf = (recording: Recording) => readonly object[];

/** Reads a file and replays it, or says why it is not shown. */
export function replayOf(
  text: string,
  statesOf: StatesOf,
): { readonly replay: Replay } | { readonly rejection: RecordingRejection } {
  const outcome = readRecording(text);
  if ('rejection' in outcome) return outcome;
  try {
    return { replay: { recording: outcome.recording, states: statesOf(outcome.recording) } };
  } catch {
    return { rejection: 'support.rejected.unplayable' };
  }
}

/** Milliseconds from the recording's start to a step; step 0 is the start itself. */
export function timeOfStep({ times }: Pick<Recording, 'times'>, step: number): number {
  return step === 0 ? 0 : (times[step - 1] ?? 0);
}

/** A recording could not be had, with the id of the sentence that says why. */
export class RecordingNotRead extends Error {
  readonly messageId: string;

  constructor(messageId: string) {
    super(messageId);
    this.messageId = messageId;
  }
}
