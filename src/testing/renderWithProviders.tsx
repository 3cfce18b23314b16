import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeSurroundings, type SurroundingsOptions } from './makeSurroundings.tsx';

/** Renders a part of the storefront inside everything it needs. */
export function renderWithProviders(ui: ReactNode, options: SurroundingsOptions = {}) {
  const { store, calls, Surroundings } = makeSurroundings(options);
  return {
    store,
    calls,
    user: userEvent.setup(),
    ...render(ui, { wrapper: Surroundings }),
  };
}
