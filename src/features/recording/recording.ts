/** Deepest nesting that a recording needs, several times over. */
const DEEPEST = 40;
/** Names that reach a prototype where values are merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a parsed value is nested too deeply, or has a name that could reach a prototype. */
function isHostile(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([name, field]) => FORBIDDEN.has(name) || isHostile(field, depth + 1),
  );
}
/**
 * The file that a recording is: one JSON object that Redux DevTools imports as it is (`payload`, `preloadedState`), with
 * what support wants to know besides. Files come from anywhere, so reading one trusts nothing in it.
 */

export const FORMAT = 'ridge-and-root-recording';
export const VERSION = 3;
/** Files of this version are read, too. */
const EARLIER = 2;
/** Longest recording, in characters. */
export const LONGEST_FILE = 2_000_000;
/** Longest file that is parsed, in characters. Exports of Redux DevTools are long, and are recognized. */
export const LONGEST_EXPORT = 50_000_000;
/** Actions that a file may hold at the most. */
export const MOST_ACTIONS = 1000;

/** An action as it reached the reducer, redacted. */
export interface RecordedAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A call that failed twice. */
export interface FailedCall {
  /** Id of the operation in the contract */
  readonly operation: string;
  /** HTTP status; 0 when no answer came */
  readonly status: number;
  /** Milliseconds since the recording's start */
  readonly time: number;
}

/** What the state was after an action, as a hash of the redacted state's JSON. */
export interface Checkpoint {
  /** Number of actions before it, the one included; 0 is the starting state */
  readonly after: number;
  readonly hash: string;
}

/** What a file tells besides actions and state. */
interface RecordingFacts {
  /** ISO, UTC */
  readonly recordedAt: string;
  /** Milliseconds since the recording's start, one per action, ascending */
  readonly times: readonly number[];
  readonly language: string;
  /** Path and query of the page, redacted */
  readonly address: string;
  readonly shopVersion: string;
  /** The browser's own name for itself */
  readonly browser: string;
  /** The last ones, oldest first */
  readonly failedCalls: readonly FailedCall[];
  /** In the order of the actions; may be empty */
  readonly checkpoints: readonly Checkpoint[];
}

/** A recording as it stands in a file. */
export interface RecordingFile extends RecordingFacts {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** JSON of the actions, oldest first */
  readonly payload: string;
  /** JSON of the state before the first action */
  readonly preloadedState: string;
}

/** A recording that was read. */
export interface Recording extends RecordingFacts {
  readonly actions: readonly RecordedAction[];
  /** The state before the first action: a record by slice. Its shape is that of the shop which recorded it */
  readonly base: Readonly<Record<string, unknown>>;
}

/** Why a file is not shown: the id of the sentence that says so. */
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

/** Returns true for both forms of Redux DevTools' exports: the whole log, or actions alone. */
const isDevToolsFile = ({ format, payload, actionsById, computedStates }: Fields) =>
  format === undefined &&
  (isText(payload) || (isRecord(actionsById) && Array.isArray(computedStates)));

/** Storage's own actions carry functions, or are meant to; only the remembered values replay as data. */
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

/** Reads a file. What is malformed, too large, hostile or of a later shop is rejected with the id of a sentence. */
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
