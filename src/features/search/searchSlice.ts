import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../ui/locationSlice.ts';
import { termOf } from './termOf.ts';

interface SearchState {
  /** Submitted search terms and terms whose suggestion was chosen, latest first. Persisted. */
  recentTerms: string[];
  /** Id of the field whose suggestions are open; null for none. */
  openField: string | null;
}

const MOST_RECENT = 6;

const initialState: SearchState = { recentTerms: [], openField: null };

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
      // Keeps the suggestions open when the live search navigates.
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

/**
 * Parses stored terms.
 * @throws Error if the text is not a JSON array of strings
 */
export function recentTermsOf(text: string): string[] {
  const kept = JSON.parse(text) as unknown;
  if (!Array.isArray(kept) || !kept.every((term) => typeof term === 'string')) {
    throw new TypeError('The kept terms are no list of texts.');
  }
  return kept.slice(0, MOST_RECENT).map(termOf);
}
