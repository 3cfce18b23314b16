import { readRecording, type Recording, type RecordingRejection } from '../recording.ts';

export interface Replay {
  readonly recording: Recording;
  /** State before the first action, then one after each action. */
  readonly states: readonly object[];
}

/**
 * Computes the states of a recording.
 * @throws Error if the shop's reducers can't process its actions
 */
export type StatesOf = (recording: Recording) => readonly object[];

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

export function timeOfStep({ times }: Pick<Recording, 'times'>, step: number): number {
  return step === 0 ? 0 : (times[step - 1] ?? 0);
}

export class RecordingNotRead extends Error {
  readonly messageId: string;

  constructor(messageId: string) {
    super(messageId);
    this.messageId = messageId;
  }
}
