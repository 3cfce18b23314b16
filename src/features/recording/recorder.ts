import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

/** How many actions a recording holds. */
export const KEPT_ACTIONS = 500;

/** An action as it reached the reducer. Nothing is copied or cleaned: state and actions never change. */
export interface RecordedStep {
  readonly action: Action;
  /** The state after it */
  readonly state: object;
  /** Milliseconds, Unix time */
  readonly time: number;
}

/** What the shop did until this was taken. It holds what was typed and must be redacted before it leaves the page. */
export interface Snapshot {
  /** The state before the first step */
  readonly base: object;
  /** Oldest first, at most `KEPT_ACTIONS` */
  readonly steps: readonly RecordedStep[];
  /** Milliseconds, Unix time */
  readonly takenAt: number;
}

/** The recorder of one store. */
export interface Recorder {
  /** Freezes what was recorded so far, until the thaw; recording goes on beside it. */
  freeze(): void;
  thaw(): void;
  /** What is frozen, else what was recorded so far. */
  snapshot(): Snapshot;
}

/** What builds the recorder into its store. */
interface BuiltInRecorder extends Recorder {
  /** Goes innermost, so that it sees what reaches the reducer and nothing else. */
  readonly enhancer: StoreEnhancer;
}

/** A recorder that keeps references to the last actions and states; what is older is forgotten. */
export function createRecorder(): BuiltInRecorder {
  let base: object = {};
  let steps: RecordedStep[] = [];
  let frozen: Snapshot | undefined;

  function forgetOldest(): void {
    const older = steps.slice(0, -KEPT_ACTIONS);
    base = older.at(-1)?.state ?? base;
    steps = steps.slice(-KEPT_ACTIONS);
  }

  function taken(): Snapshot {
    forgetOldest();
    return { base, steps: [...steps], takenAt: Date.now() };
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    base = store.getState();
    const dispatch = (action: Action) => {
      const answer = store.dispatch(action as never);
      steps.push({ action, state: store.getState(), time: Date.now() });
      // Seldom: cutting at every action would copy the list at every action.
      if (steps.length >= 2 * KEPT_ACTIONS) forgetOldest();
      return answer;
    };
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  return {
    enhancer,
    freeze: () => {
      frozen = taken();
    },
    thaw: () => {
      frozen = undefined;
    },
    snapshot: () => frozen ?? taken(),
  };
}
