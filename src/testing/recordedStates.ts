import { exportRecording } from '../features/recording/exportRecording.ts';
import type { Snapshot } from '../features/recording/recorder.ts';
import { readRecording, type Recording } from '../features/recording/recording.ts';
import { createRecordingRedactor } from '../features/recording/redaction/redactRecording.ts';
import { publicTexts } from '../features/recording/redaction/publicTexts.ts';

export function recordingOf(snapshot: Snapshot): { text: string; recording: Recording } {
  const text = exportRecording(snapshot, { shopVersion: 'test', browser: 'jsdom' });
  const outcome = readRecording(text);
  if ('rejection' in outcome) throw new Error(outcome.rejection);
  return { text, recording: outcome.recording };
}

export function redactedStates(snapshot: Snapshot): unknown[] {
  const redactor = createRecordingRedactor(publicTexts(snapshot));
  // Masks are numbered in the order of redaction, so redact in the order of the export.
  const actions = snapshot.steps.map(({ action }) => redactor.action(action));
  redactor.state(snapshot.steps.at(-1)?.state ?? snapshot.base);
  const states = snapshot.steps.filter((_step, index) => actions[index]).map(({ state }) => state);
  return [snapshot.base, ...states].map((state) => redactor.state(state));
}
