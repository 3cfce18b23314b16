import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The location shown, mirrored from the browser so that time travel moves the page with the state. */
export interface StoreLocation {
  /** Starts with a slash. */
  pathname: string;
  /** Starts with `?`, or is empty. */
  search: string;
  /** Starts with `#`, or is empty. */
  hash: string;
  /** Differs between two visits of one location. */
  key: string;
  /** How the location was reached. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Whether the page stays where it is scrolled to, as when a list is narrowed. */
  keepsScroll?: boolean;
}

interface LocationState extends StoreLocation {
  /** Path and query that a running navigation leads to; null while none runs. */
  destination: string | null;
}

/** Key of the location that a page was opened with; the browser scrolls there itself. */
export const FIRST_VISIT = '0';

const initialState: LocationState = {
  pathname: '/',
  search: '',
  hash: '',
  key: FIRST_VISIT,
  action: 'POP',
  destination: null,
};

/** Where the shopper is, and where a navigation that still loads its area will lead. */
export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    navigationStarted: (state, { payload }: PayloadAction<string>) => {
      state.destination = payload;
    },
    navigationCancelled: (state) => {
      state.destination = null;
    },
    locationChanged: (_state, { payload }: PayloadAction<StoreLocation>) => ({
      ...payload,
      destination: null,
    }),
  },
  selectors: {
    selectLocation: (state): StoreLocation => state,
    selectIsNavigating: (state) => state.destination !== null,
  },
});

export const { navigationStarted, navigationCancelled, locationChanged } = locationSlice.actions;
export const { selectLocation, selectIsNavigating } = locationSlice.selectors;
