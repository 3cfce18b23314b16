import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface CompareState {
  /** Ids of the products to compare, in the order chosen; stored in local storage under `compare`. */
  ids: string[];
}

/** How many products stand side by side at the most. */
export const MOST_COMPARED = 4;

const initialState: CompareState = { ids: [] };

/** Which products the shopper compares; one too many is not taken. */
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
    /** Another tab has changed what is compared. */
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
 * The ids of a stored text, as `JSON.stringify` wrote it; what is no id and what is too many is left out.
 * @throws when the text is no list
 */
export function comparedIdsOf(text: string): string[] {
  const kept: unknown = JSON.parse(text);
  if (!Array.isArray(kept)) throw new Error('The kept text is no list.');
  const ids = kept.filter((id): id is string => typeof id === 'string' && id !== '');
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}
