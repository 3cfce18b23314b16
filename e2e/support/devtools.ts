import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type { LiftedState } from '@redux-devtools/instrument';
import { root } from '../../scripts/setup.mjs';
import type { connectExtension } from '../../src/testing/devToolsExtension.ts';
import { whenIdle } from './whenIdle.ts';

type Calls = Record<string, { readonly status: string } | undefined>;

interface ShopState {
  readonly api: { readonly queries: Calls; readonly mutations: Calls };
}

declare global {
  interface Window {
    persistedLog?: string;
    extension: ReturnType<typeof connectExtension>;
    liftedStore: {
      dispatch: (action: object) => unknown;
      getState: () => LiftedState<ShopState, { type: string }, unknown>;
    };
  }
}

const ENTRY = `
  import { instrument } from '@redux-devtools/instrument';
  import { connectExtension } from './src/testing/devToolsExtension.ts';
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => (createStore) =>
    (reducer, preloaded) => {
      const enhanced = [instrument(undefined, { maxAge: options.maxAge }), ...enhancers.toReversed()];
      const store = enhanced.reduce((create, enhancer) => enhancer(create), createStore)(reducer, preloaded);
      window.devToolsOptions = options;
      window.liftedStore = store.liftedStore;
      window.extension = connectExtension(store.liftedStore, options);
      // Like the extension with Persist on, import the stored log once the store exists.
      const state = window.persistedLog;
      if (state && sessionStorage.getItem('persist')) setTimeout(() => window.extension.receive({ type: 'IMPORT', state }));
      return store;
    };
`;

let bundle: Promise<string> | undefined;

function instrumentScript(): Promise<string> {
  bundle ??= build({
    stdin: { contents: ENTRY, resolveDir: root },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  return bundle;
}

/**
 * Installs the `instrument` enhancer of Redux DevTools in place of the extension. Exposes its lifted store as
 * `window.liftedStore`.
 */
export async function installDevTools(page: Page): Promise<void> {
  await page.addInitScript({ content: await instrumentScript() });
}

export function lastAction(page: Page): Promise<number> {
  return page.evaluate(() => window.liftedStore.getState().nextActionId - 1);
}

/** Returns the number of the last action once the page is idle: no pending call, animation or new action. */
export async function waitForSettledAction(page: Page): Promise<number> {
  await page.waitForFunction(() => 'liftedStore' in window);
  let last = -1;
  for (;;) {
    await page.waitForFunction(() => {
      const { computedStates, currentStateIndex } = window.liftedStore.getState();
      const { queries, mutations } = computedStates[currentStateIndex]?.state.api ?? {};
      const calls = Object.values({ ...queries, ...mutations });
      const moving = document.getAnimations().filter(({ effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return endTime !== Infinity;
      });
      return calls.every((call) => call?.status !== 'pending') && moving.length === 0;
    });
    await whenIdle(page);
    const current = await lastAction(page);
    if (current === last) return last;
    last = current;
  }
}

export async function jumpTo(page: Page, actionId: number): Promise<void> {
  await page.evaluate(
    (id) => window.liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId: id }),
    actionId,
  );
}
