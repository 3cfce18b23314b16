/** Redux DevTools in tests of time travel. Redux Toolkit looks for the extension as it is loaded, so setup.ts imports this first. */
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';

type Instrumented = EnhancedStore<unknown, never, unknown>;

let isOpen = false;
let latest: Instrumented['liftedStore'] | undefined;

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
    (reducer, preloaded) => {
      const devTools = isOpen ? [instrument() as StoreEnhancer] : [];
      const all = [...devTools, ...enhancers.toReversed()];
      const create = all.reduce((inner, enhancer) => enhancer(inner), createStore);
      const store = create(reducer, preloaded);
      if (isOpen) latest = (store as unknown as Instrumented).liftedStore;
      return store;
    },
});

/** Opens DevTools for the tests of a file: stores made in them are instrumented. */
export function openDevTools(): void {
  beforeAll(() => {
    isOpen = true;
  });
  afterAll(() => {
    isOpen = false;
    latest = undefined;
  });
}

/** The time travel of the store that was made last. @throws when there is none */
export function timeTravel(): {
  /** Number of the last action so far. */
  readonly lastAction: () => number;
  /** Shows the state after the action of that number, as a click on it in DevTools does. */
  readonly jumpTo: (actionId: number) => void;
} {
  const lifted = latest;
  if (!lifted) throw new Error('No store was made under DevTools.');
  return {
    lastAction: () => lifted.getState().nextActionId - 1,
    jumpTo: (actionId) => {
      lifted.dispatch({ type: 'JUMP_TO_ACTION', actionId } as never);
    },
  };
}
