import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { setupUser } from './setupUser.ts';
import type { ReactNode } from 'react';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import type { RootState } from '../store/makeStore.ts';
import { setupStore, type SetupOptions } from './setupStore.tsx';

export function renderWithProviders(ui: ReactNode, options: SetupOptions = {}) {
  const { store, calls, AppProviders } = setupStore(options);
  /** Dispatches, waits for the response, then for the frame in which the store notifies the page. */
  const dispatched = (
    action: UnknownAction | ThunkAction<unknown, RootState, ApiEnvironment, UnknownAction>,
  ) =>
    act(async () => {
      await store.dispatch(action);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  return {
    store,
    calls,
    dispatched,
    user: setupUser(),
    ...render(ui, { wrapper: AppProviders }),
  };
}
