import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import type { LiftedState } from '@redux-devtools/instrument';
import { root } from '../scripts/setup.mjs';

declare global {
  interface Window {
    liftedStore: {
      dispatch: (action: object) => unknown;
      getState: () => LiftedState<unknown, { type: string }, unknown>;
    };
  }
}

const ENTRY = `
  import { instrument } from '@redux-devtools/instrument';
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (options) => (...enhancers) => (createStore) =>
    (reducer, preloaded) => {
      const enhanced = [instrument(undefined, { maxAge: options.maxAge }), ...enhancers.toReversed()];
      const store = enhanced.reduce((create, enhancer) => enhancer(create), createStore)(reducer, preloaded);
      window.devToolsOptions = options;
      window.liftedStore = store.liftedStore;
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

/** Puts the instrument of Redux DevTools where the extension would be; `window.liftedStore` is its store. */
export async function installDevTools(page: Page): Promise<void> {
  await page.addInitScript({ content: await instrumentScript() });
}

/** Number of the last action so far. */
export function lastAction(page: Page): Promise<number> {
  return page.evaluate(() => window.liftedStore.getState().nextActionId - 1);
}

/** Number of the last action, once none has come for a while. */
export async function settledAction(page: Page): Promise<number> {
  await page.waitForFunction(() => 'liftedStore' in window);
  let last = -1;
  for (;;) {
    const current = await lastAction(page);
    if (current === last) return last;
    last = current;
    await page.waitForTimeout(1000);
  }
}

/** Shows the state after the action of that number, as a click on it in DevTools does. */
export async function jumpTo(page: Page, actionId: number): Promise<void> {
  await page.evaluate(
    (id) => window.liftedStore.dispatch({ type: 'JUMP_TO_ACTION', actionId: id }),
    actionId,
  );
}
