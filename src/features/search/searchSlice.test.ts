import { waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { setupStore } from '../../testing/setupStore.tsx';
import {
  recentTermsCleared,
  recentTermsOf,
  selectRecentTerms,
  termSearched,
} from './searchSlice.ts';

function setUp(kept?: string) {
  if (kept !== undefined) localStorage.setItem('recent_searches', kept);
  const { store } = setupStore({ storages: { local: localStorage } });
  persistStore(store);
  return { store, terms: () => selectRecentTerms(store.getState()) };
}

describe('recent search terms', () => {
  it('keeps the latest six without duplicates, ignoring case [E-03]', () => {
    const { store, terms } = setUp();
    for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' ', 'C ']) {
      store.dispatch(termSearched(term));
    }
    expect(terms()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  });

  it('persists them under a separate key [E-03]', async () => {
    const { store } = setUp();
    await waitFor(() =>
      expect(store.getState().search).toHaveProperty('_persist.rehydrated', true),
    );
    store.dispatch(termSearched('rice'));
    await waitFor(() => expect(localStorage.getItem('recent_searches')).toBe('["rice"]'));
    const { terms } = setUp();
    await waitFor(() => expect(terms()).toEqual(['rice']));
    store.dispatch(recentTermsCleared());
    await waitFor(() => expect(localStorage.getItem('recent_searches')).toBeNull());
  });

  it.each(['{', '{"a":1}', '[1]', 'null'])('rejects the stored text %s', (kept) => {
    expect(() => recentTermsOf(kept)).toThrow(/JSON|list of texts/);
  });

  it('starts empty if the stored text is invalid', async () => {
    const { store, terms } = setUp('{');
    await waitFor(() =>
      expect(store.getState().search).toHaveProperty('_persist.rehydrated', true),
    );
    expect(terms()).toEqual([]);
  });
});
