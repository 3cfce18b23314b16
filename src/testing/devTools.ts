/**
 * Redux DevTools for tests of time travel. Redux Toolkit looks for the extension when it loads, so setup.ts imports
 * this file first.
 */
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { connectExtension, type ExtensionOptions } from './devToolsExtension.ts';

type Instrumented = EnhancedStore<unknown, never, unknown>;

let isOpen = false;
let ownMaxAge: number | undefined;
let latest: ReturnType<typeof timeTravelOf> | undefined;

function timeTravelOf(lifted: Instrumented['liftedStore'], options: ExtensionOptions) {
  return {
    ...connectExtension(lifted, options),
    options,
    lastAction: () => lifted.getState().nextActionId - 1,
    jumpTo: (actionId: number) => {
      lifted.dispatch({ type: 'JUMP_TO_ACTION', actionId } as never);
    },
  };
}

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: ExtensionOptions) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator): StoreEnhancerStoreCreator =>
    (reducer, preloaded) => {
      const maxAge = ownMaxAge ?? options.maxAge ?? 50;
      const devTools = isOpen ? [instrument(undefined, { maxAge }) as StoreEnhancer] : [];
      const all = [...devTools, ...enhancers.toReversed()];
      const create = all.reduce((inner, enhancer) => enhancer(inner), createStore);
      const store = create(reducer, preloaded);
      if (isOpen) latest = timeTravelOf((store as unknown as Instrumented).liftedStore, options);
      return store;
    },
});

/**
 * Opens DevTools for a file's tests and instruments the stores created in them.
 * @param maxAge maximum number of logged actions; by default the store's setting
 */
export function openDevTools(maxAge?: number): void {
  beforeAll(() => {
    isOpen = true;
    ownMaxAge = maxAge;
  });
  afterAll(() => {
    isOpen = false;
    ownMaxAge = undefined;
    latest = undefined;
  });
}

export function timeTravel(): ReturnType<typeof timeTravelOf> {
  if (!latest) throw new Error('No store was made under DevTools.');
  return latest;
}
