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

export type Operation = keyof typeof examples;

export function exampleUrl(path: string): string {
  const [collection] = examples.listCollections.answer.collections;
  const handle = path.includes('collection')
    ? collection?.handle
    : examples.getProduct.answer.handle;
  const { number } = examples.getOrder.answer;
  return path.replace(':handle', handle ?? '').replace(':number', number);
}

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

export async function openPage(
  address: string,
  answers: Partial<Record<Operation, Answer>>,
): Promise<AppStore> {
  return (await openShop(address, { answers })).store;
}

export async function settled(store: AppStore): Promise<void> {
  await waitFor(() => {
    const state = store.getState();
    if (!selectIsStarted(state) || selectIsRequesting(state)) throw new Error('Still loading.');
  });
}
