/**
 * Protects the live state during time travel. While DevTools shows an earlier state, the app sends, writes and
 * dispatches nothing. Responses wait until the live state returns.
 */
import type { Action, Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

export interface TimeGate {
  /** True if the shown state is not the result of the app's last dispatch. */
  isPast(): boolean;
  live(): unknown;
  jumps(): number;
  /**
   * Calls back after a jump.
   * @returns unsubscribe
   */
  subscribe(listener: () => void): () => void;
}

interface BuiltInTimeGate extends TimeGate {
  /** Resolves at once while the live state is shown, otherwise when it returns. */
  present(): Promise<void>;
  /** Store enhancer; only the recorder's enhancer may be closer to the store. */
  readonly enhancer: StoreEnhancer;
  /** Must be the first middleware. */
  readonly middleware: Middleware;
}

interface RequestMeta {
  requestId?: string;
  requestStatus?: string;
}

function requestOf(action: unknown): RequestMeta {
  return (action as { meta?: RequestMeta }).meta ?? {};
}

export function createTimeGate(): BuiltInTimeGate {
  let shown: () => unknown = () => undefined;
  let live: unknown;
  let depth = 0;
  let jumpCount = 0;
  const listeners = new Set<() => void>();
  const pending = new Set<string>();
  const held: (() => void)[] = [];

  function isPast(): boolean {
    if (depth > 0) return false;
    let state: unknown;
    try {
      state = shown();
    } catch {
      // Redux throws if the state is read while a reducer runs. Outside our dispatch, DevTools is then recomputing
      // its log, which may contain redux-persist flushes.
      return true;
    }
    if (state === live) return false;
    // Skipping and restoring an action yields an equal state in a new object.
    if (copyWithStructuralSharing(live, state) !== live) return true;
    live = state;
    return false;
  }

  function noteJump(): void {
    jumpCount += 1;
    for (const listener of listeners) listener();
    if (!isPast()) for (const deliver of held.splice(0)) deliver();
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    shown = store.getState;
    live = store.getState();
    let last = live;
    store.subscribe(() => {
      if (depth === 0 && store.getState() !== last) noteJump();
      last = store.getState();
    });
    const dispatch = (action: Action) => {
      if (isPast()) return action;
      depth += 1;
      try {
        return store.dispatch(action as Parameters<typeof store.dispatch>[0]);
      } finally {
        depth -= 1;
        live = store.getState();
      }
    };
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  const middleware: Middleware = () => (next) => (action) => {
    const { requestId, requestStatus } = requestOf(action);
    if (!isPast()) {
      if (requestId && requestStatus === 'pending') pending.add(requestId);
      else if (requestId) pending.delete(requestId);
      return next(action);
    }
    // Pass on subscription actions and thunks: hooks need the API middleware's return value, and thunks must be
    // called.
    const { type } = action as { type?: string };
    if (typeof action === 'function' || type?.match(/^\w+\/subscriptions\//)) return next(action);
    if (requestId && pending.delete(requestId)) held.push(() => next(action));
    return action;
  };

  return {
    isPast,
    live: () => live,
    present: () => (isPast() ? new Promise((resolve) => held.push(resolve)) : Promise.resolve()),
    jumps: () => jumpCount,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enhancer,
    middleware,
  };
}
