import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../ui/locationSlice.ts';
import { termOf } from './termOf.ts';

interface SearchState {
  /** Terms that were searched by submit or left by a suggestion, latest first. Remembered by the browser. */
  recentTerms: string[];
  /** Id of the field whose suggestions are shown; null for none. */
  openField: string | null;
}

/** Terms stored at the most. */
const MOST_RECENT = 6;

const initialState: SearchState = { recentTerms: [], openField: null };

/** What the shopper searched for before, and where suggestions are shown. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    termSearched: (state, { payload }: PayloadAction<string>) => {
      const term = termOf(payload);
      if (term === '') return;
      const others = state.recentTerms.filter(
        (known) => known.toLowerCase() !== term.toLowerCase(),
      );
      state.recentTerms = [term, ...others].slice(0, MOST_RECENT);
    },
    recentTermsCleared: (state) => {
      state.recentTerms = [];
    },
    /** Another tab has searched or cleared. */
    recentTermsReplaced: (state, { payload }: PayloadAction<string[]>) => {
      state.recentTerms = payload;
    },
    suggestionsOpened: (state, { payload }: PayloadAction<string>) => {
      state.openField = payload;
    },
    suggestionsClosed: (state) => {
      state.openField = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      // The live search goes to its page while the shopper may still choose.
      const isLiveSearch = payload.pathname === '/search' && payload.action !== 'POP';
      if (!isLiveSearch) state.openField = null;
    });
  },
  selectors: {
    selectRecentTerms: (state) => state.recentTerms,
    selectOpenField: (state) => state.openField,
  },
});

export const {
  termSearched,
  recentTermsCleared,
  recentTermsReplaced,
  suggestionsOpened,
  suggestionsClosed,
} = searchSlice.actions;
export const { selectRecentTerms, selectOpenField } = searchSlice.selectors;

/** The terms of a persisted text. @throws when it is no list of texts */
export function recentTermsOf(text: string): string[] {
  const kept = JSON.parse(text) as unknown;
  if (!Array.isArray(kept) || !kept.every((term) => typeof term === 'string')) {
    throw new TypeError('The kept terms are no list of texts.');
  }
  return kept.slice(0, MOST_RECENT).map(termOf);
}
