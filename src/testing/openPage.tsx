import { render, waitFor } from '@testing-library/react';
import { App } from '../app/App.tsx';
import { matchRoute } from '../app/matchRoute.ts';
import { selectIsStarted } from '../features/session/sessionSlice.ts';
import { selectIsRequesting } from '../features/shell/requestSelectors.ts';
import type { AppStore } from '../store/makeStore.ts';
import examples from './examples.gen.json' with { type: 'json' };
import type { Answer } from './fakeBackend.ts';
import { setupStore, type SetupOptions } from './setupStore.tsx';
import { Started } from './Started.tsx';

/** Name of an operation of the contract. */
export type Operation = keyof typeof examples;

/** The path of a route of the shop, filled with what the contract's examples are about. */
export function exampleUrl(path: string): string {
  const [collection] = examples.listCollections.answer.collections;
  const handle = path.includes('collection')
    ? collection?.handle
    : examples.getProduct.answer.handle;
  const { number } = examples.getOrder.answer;
  return path.replace(':handle', handle ?? '').replace(':number', number);
}

/** Opens the whole shop at a location, its code loaded and its start-up running. */
export async function openShop(address: string, options: SetupOptions = {}) {
  const { store, calls, AppProviders } = setupStore({ ...options, address });
  await matchRoute(address.replace(/[?#].*/, ''))?.route.screen.preload();
  render(
    <AppProviders>
      <Started>
        <App origin="https://shop.example" />
      </Started>
    </AppProviders>,
  );
  return { store, calls };
}

/** As `openShop`, with answers by operation. */
export async function openPage(
  address: string,
  answers: Partial<Record<Operation, Answer>>,
): Promise<AppStore> {
  return (await openShop(address, { answers })).store;
}

/** Waits until start-up has ended and nothing is asked for any more. */
export async function settled(store: AppStore): Promise<void> {
  await waitFor(() => {
    const state = store.getState();
    if (!selectIsStarted(state) || selectIsRequesting(state)) throw new Error('Still loading.');
  });
}
