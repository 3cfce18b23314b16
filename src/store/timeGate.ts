/**
 * Keeps a look into the past from touching the present. DevTools may show any earlier state; while it does, nothing is
 * sent, written or dispatched, and answers that arrive are held until the present is back.
 */
import type { Action, Middleware, StoreEnhancer } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

/** The watch over one store, as the shop asks it. */
export interface TimeGate {
  /** Whether the store shows a state that our own last dispatch did not produce. */
  isPast(): boolean;
  /** State of the present. */
  live(): unknown;
  /** How often the shown state was replaced from outside; changes with every jump. */
  jumps(): number;
  /** Calls back after a jump. @returns the way to stop that */
  subscribe(listener: () => void): () => void;
}

/** What builds the watch into its store. */
interface BuiltInTimeGate extends TimeGate {
  /** Ends while the present is shown: at once, or on the return to it. */
  present(): Promise<void>;
  /** Goes innermost, directly around the (instrumented) store. */
  readonly enhancer: StoreEnhancer;
  /** Goes first of all middlewares. */
  readonly middleware: Middleware;
}

interface RequestMeta {
  requestId?: string;
  requestStatus?: string;
}

function requestOf(action: unknown): RequestMeta {
  return (action as { meta?: RequestMeta }).meta ?? {};
}

/** A gate for one store; hand its enhancer and its middleware to that store. */
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
      // A reducer runs and not for us: DevTools computes its log again, flushes of redux-persist included.
      return true;
    }
    if (state === live) return false;
    // Skipping an action and bringing it back leaves an equal state that is not the same object.
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
    // Hooks need the API middleware's own answer to these, and thunks their function to be called.
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
