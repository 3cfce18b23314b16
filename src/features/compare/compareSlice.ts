import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CompareState {
  /** Product ids in the order of choice. Persisted in local storage under `compare`. */
  ids: string[];
}

export const MOST_COMPARED = 4;

const initialState: CompareState = { ids: [] };

export const compareSlice = createSlice({
  name: 'compare',
  initialState,
  reducers: {
    compareAdded: ({ ids }, { payload }: PayloadAction<string>) => {
      if (ids.length < MOST_COMPARED && !ids.includes(payload)) ids.push(payload);
    },
    compareRemoved: (state, { payload }: PayloadAction<string>) => {
      state.ids = state.ids.filter((id) => id !== payload);
    },
    compareCleared: (state) => {
      state.ids = [];
    },
    comparisonReplaced: (state, { payload }: PayloadAction<string[]>) => {
      state.ids = payload;
    },
  },
  selectors: {
    selectComparedIds: (state) => state.ids,
  },
});

export const { compareAdded, compareRemoved, compareCleared, comparisonReplaced } =
  compareSlice.actions;
export const { selectComparedIds } = compareSlice.selectors;

/**
 * Parses stored ids. Omits invalid and surplus ids.
 * @throws Error if the text is not a JSON array
 */
export function comparedIdsOf(text: string): string[] {
  const kept: unknown = JSON.parse(text);
  if (!Array.isArray(kept)) throw new Error('The kept text is no list.');
  const ids = kept.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}
