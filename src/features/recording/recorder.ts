import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

export const MAX_RECORDED_ACTIONS = 500;

export interface RecordedStep {
  readonly action: Action;
  readonly state: object;
  /** Unix time in milliseconds. */
  readonly time: number;
}

/** Recorded actions and states. Contains user input, so redact it before it leaves the page. */
export interface Snapshot {
  readonly base: object;
  readonly steps: readonly RecordedStep[];
  readonly takenAt: number;
}

export interface Recorder {
  freeze(): void;
  thaw(): void;
  snapshot(): Snapshot;
}

interface BuiltInRecorder extends Recorder {
  /** Store enhancer; must be the innermost, so that it sees exactly what reaches the reducer. */
  readonly enhancer: StoreEnhancer;
}

export function createRecorder(): BuiltInRecorder {
  let base: object = {};
  let steps: RecordedStep[] = [];
  let frozen: Snapshot | undefined;

  function forgetOldest(): void {
    const older = steps.slice(0, -MAX_RECORDED_ACTIONS);
    base = older.at(-1)?.state ?? base;
    steps = steps.slice(-MAX_RECORDED_ACTIONS);
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
      // Trim rarely, since each trim copies the list.
      if (steps.length >= 2 * MAX_RECORDED_ACTIONS) forgetOldest();
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
