/** Maximum nesting depth, several times what a recording needs. */
const DEEPEST = 40;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function isHostile(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([name, field]) => FORBIDDEN.has(name) || isHostile(field, depth + 1),
  );
}
/**
 * Value of `format` in a recording file. The file is one JSON object that Redux DevTools can import (`payload`,
 * `preloadedState`). The file also contains metadata for support. Treat it as untrusted.
 */

export const FORMAT = 'ridge-and-root-recording';
export const VERSION = 3;
const EARLIER = 2;
/** Longest recording, in characters. */
export const LONGEST_FILE = 2_000_000;
/** Maximum length of a parsed file, in characters. Exceeds `LONGEST_FILE` to recognize Redux DevTools exports. */
export const LONGEST_EXPORT = 50_000_000;
export const MOST_ACTIONS = 1000;

export interface RecordedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface FailedCall {
  readonly operation: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Milliseconds since the recording's start. */
  readonly time: number;
}

/** Hash of the redacted state (`stateHash`). `after` is the number of actions before that state. */
export interface Checkpoint {
  readonly after: number;
  readonly hash: string;
}

interface RecordingFacts {
  /** ISO date, UTC. */
  readonly recordedAt: string;
  /** Milliseconds since the recording's start, one per action, ascending. */
  readonly times: readonly number[];
  readonly language: string;
  readonly address: string;
  readonly shopVersion: string;
  readonly browser: string;
  readonly failedCalls: readonly FailedCall[];
  readonly checkpoints: readonly Checkpoint[];
}

export interface RecordingFile extends RecordingFacts {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly payload: string;
  readonly preloadedState: string;
}

export interface Recording extends RecordingFacts {
  readonly actions: readonly RecordedAction[];
  /** State before the first action, by slice, in the shape of the recorded shop version. */
  readonly base: Readonly<Record<string, unknown>>;
}

export type RecordingRejection =
  | 'support.rejected.tooLarge'
  | 'support.rejected.notJson'
  | 'support.rejected.notRecording'
  | 'support.rejected.newer'
  | 'support.rejected.broken'
  | 'support.rejected.hostile'
  | 'support.rejected.tooMany'
  | 'support.rejected.ofDevTools'
  | 'support.rejected.unplayable';

type Outcome = { readonly recording: Recording } | { readonly rejection: RecordingRejection };
type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

const isFailedCall = (value: unknown) =>
  isRecord(value) && isText(value.operation) && isCount(value.status) && isCount(value.time);
const isCheckpoint = (value: unknown) =>
  isRecord(value) && isCount(value.after) && isText(value.hash);

function hasFacts(file: Fields): boolean {
  const { version, recordedAt, language, address, shopVersion, browser } = file;
  return (
    (version === VERSION || version === EARLIER) &&
    [recordedAt, language, address, shopVersion, browser].every(isText) &&
    !Number.isNaN(Date.parse(String(recordedAt))) &&
    isListOf(file.times, isCount) &&
    isListOf(file.failedCalls, isFailedCall) &&
    isListOf(file.checkpoints, isCheckpoint)
  );
}

/** True for both export formats of Redux DevTools: the full log, or actions alone. */
const isDevToolsFile = ({ format, payload, actionsById, computedStates }: Fields) =>
  format === undefined &&
  (isText(payload) || (isRecord(actionsById) && Array.isArray(computedStates)));

/** Excludes redux-persist's own actions, which carry functions. Only REHYDRATE can be replayed as data. */
const isReplayable = (action: unknown): action is RecordedAction =>
  isRecord(action) &&
  isText(action.type) &&
  (!action.type.startsWith('persist/') || action.type === 'persist/REHYDRATE');

function parsed(text: unknown): unknown {
  try {
    return isText(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a recording. Rejects malformed, oversized, hostile and newer files and Redux DevTools exports with a
 * message id.
 */
export function readRecording(text: string): Outcome {
  if (text.length > LONGEST_EXPORT) return { rejection: 'support.rejected.tooLarge' };
  const file = parsed(text);
  if (isRecord(file) && isDevToolsFile(file)) return { rejection: 'support.rejected.ofDevTools' };
  if (text.length > LONGEST_FILE) return { rejection: 'support.rejected.tooLarge' };
  if (file === undefined) return { rejection: 'support.rejected.notJson' };
  if (!isRecord(file) || file.format !== FORMAT)
    return { rejection: 'support.rejected.notRecording' };
  if (isCount(file.version) && file.version > VERSION)
    return { rejection: 'support.rejected.newer' };
  const actions = parsed(file.payload);
  const base = parsed(file.preloadedState);
  if (isHostile(file) || isHostile(actions) || isHostile(base)) {
    return { rejection: 'support.rejected.hostile' };
  }
  if (!hasFacts(file) || !isRecord(base) || !Array.isArray(actions)) {
    return { rejection: 'support.rejected.broken' };
  }
  if (actions.length > MOST_ACTIONS) return { rejection: 'support.rejected.tooMany' };
  const facts = file as unknown as RecordingFile;
  if (facts.times.length !== actions.length || !Object.values(base).every(isRecord)) {
    return { rejection: 'support.rejected.broken' };
  }
  if (!actions.every(isReplayable)) return { rejection: 'support.rejected.hostile' };
  const { recordedAt, times, language, address, shopVersion, browser } = facts;
  const { failedCalls, checkpoints } = facts;
  return {
    recording: {
      recordedAt,
      times,
      language,
      address,
      shopVersion,
      browser,
      failedCalls,
      checkpoints,
      actions,
      base,
    },
  };
}
