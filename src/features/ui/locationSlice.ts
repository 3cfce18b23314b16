import {
  createSelectorCreator,
  createSlice,
  lruMemoize,
  type PayloadAction,
} from '@reduxjs/toolkit';

/** Mirrors the browser's location, so that time travel moves the page with the state. */
export interface StoreLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Unique per navigation, even to the same location. */
  key: string;
  action: 'POP' | 'PUSH' | 'REPLACE';
  keepsScroll?: boolean;
}

interface LocationState extends StoreLocation {
  /** Path and query of a pending navigation; null if there is none. */
  destination: string | null;
}

/** Key of the first location of the document, whose scroll position the browser restores. */
export const INITIAL_LOCATION_KEY = '0';

const initialState: LocationState = {
  pathname: '/',
  search: '',
  hash: '',
  key: INITIAL_LOCATION_KEY,
  action: 'POP',
  destination: null,
};

/** Returns the same object when only `destination` changes, which avoids a rerender of the page. */
const selectShown = createSelectorCreator(lruMemoize)(
  [
    ({ pathname }: LocationState) => pathname,
    ({ search }: LocationState) => search,
    ({ hash }: LocationState) => hash,
    ({ key }: LocationState) => key,
    ({ action }: LocationState) => action,
    ({ keepsScroll }: LocationState) => keepsScroll,
  ],
  (pathname, search, hash, key, action, keepsScroll): StoreLocation => ({
    pathname,
    search,
    hash,
    key,
    action,
    ...(keepsScroll !== undefined && { keepsScroll }),
  }),
);

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
    selectLocation: selectShown,
    selectIsNavigating: (state) => state.destination !== null,
  },
});

export const { navigationStarted, navigationCancelled, locationChanged } = locationSlice.actions;
export const { selectLocation, selectIsNavigating } = locationSlice.selectors;
