import type { Checkpoint, FailedCall, RecordedAction, RecordingFile } from './recording.ts';
import { FORMAT, VERSION } from './recording.ts';
import type { RecordedStep, Snapshot } from './recorder.ts';
import {
  CACHE,
  createRecordingRedactor,
  type RecordingRedactor,
} from './redaction/redactRecording.ts';
import { publicTexts } from './redaction/publicTexts.ts';
import { stateHash } from './stateHash.ts';

/** Maximum file size, in bytes. */
export const LARGEST_FILE = 1_000_000;
const MOST_FAILED_CALLS = 20;

export interface RecordingOrigin {
  readonly shopVersion: string;
  readonly browser: string;
}

type RedactedState = ReturnType<RecordingRedactor['state']>;

interface Step extends RecordedStep {
  readonly redacted: RecordedAction;
}

interface Request {
  readonly payload?: { readonly status?: number };
  readonly meta?: { readonly arg?: { readonly endpointName?: string } };
}

function failedCallOf({ action, time }: RecordedStep, startedAt: number): FailedCall[] {
  const { payload, meta } = action as Request;
  const operation = meta?.arg?.endpointName;
  if (operation === undefined) return [];
  const call = { operation, time: time - startedAt };
  if (action.type.endsWith('/rejected') && payload) {
    return [{ ...call, status: payload.status ?? 0 }];
  }
  // The base query replaces gateway errors with an empty response, so record an empty response as 502.
  return action.type.endsWith('/fulfilled') && !payload ? [{ ...call, status: 502 }] : [];
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

function withAnswers(state: RedactedState, count: number): RedactedState {
  const cache = state[CACHE] as { queries: Record<string, { fulfilledTimeStamp?: number }> };
  const latest = Object.entries(cache.queries)
    .toSorted(([, one], [, other]) => {
      return (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0);
    })
    .slice(0, count);
  return { ...state, [CACHE]: { ...cache, queries: Object.fromEntries(latest) } };
}

/**
 * Exports a redacted recording of at most `LARGEST_FILE` bytes. In longer recordings, the oldest actions are merged
 * into the starting state. If that is not enough, only the latest responses remain.
 */
export function exportRecording(snapshot: Snapshot, origin: RecordingOrigin): string {
  const redactor = createRecordingRedactor(publicTexts(snapshot));
  const steps = snapshot.steps.flatMap((step): Step[] => {
    const redacted = redactor.action(step.action);
    return redacted ? [{ ...step, redacted }] : [];
  });
  const lastState = redactor.state(snapshot.steps.at(-1)?.state ?? snapshot.base);
  const { pathname, search } = lastState['location'] as { pathname: string; search: string };
  const { language } = lastState['ui'] as { language: string };

  function textOf(from: number, base: RedactedState): string {
    const shown = steps.slice(from);
    const startedAt = shown[0]?.time ?? snapshot.takenAt;
    const checkpoints: Checkpoint[] = [
      { after: 0, hash: stateHash(base) },
      ...shown.map(({ state }, index) => ({
        after: index + 1,
        hash: stateHash(redactor.state(state)),
      })),
    ];
    const file: RecordingFile = {
      format: FORMAT,
      version: VERSION,
      recordedAt: new Date(snapshot.takenAt).toISOString(),
      language,
      address: pathname + search,
      ...origin,
      failedCalls: shown.flatMap((step) => failedCallOf(step, startedAt)).slice(-MOST_FAILED_CALLS),
      times: shown.map(({ time }) => Math.max(0, time - startedAt)),
      checkpoints,
      preloadedState: JSON.stringify(base),
      payload: JSON.stringify(shown.map(({ redacted }) => redacted)),
    };
    return JSON.stringify(file);
  }

  const baseAt = (from: number) => redactor.state(steps[from - 1]?.state ?? snapshot.base);
  let from = 0;
  let text = textOf(from, baseAt(from));
  while (bytes(text) > LARGEST_FILE && from < steps.length) {
    from += Math.ceil((steps.length - from) / 8);
    text = textOf(from, baseAt(from));
  }
  for (let count = 64; bytes(text) > LARGEST_FILE && count >= 1; count /= 2) {
    text = textOf(steps.length, withAnswers(lastState, count));
  }
  return text;
}
