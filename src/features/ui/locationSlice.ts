import {
  createSelectorCreator,
  createSlice,
  lruMemoize,
  type PayloadAction,
} from '@reduxjs/toolkit';

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

/** Stays the same object while a navigation begins or ends: the page shown would render again for nothing. */
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
    selectLocation: selectShown,
    selectIsNavigating: (state) => state.destination !== null,
  },
});

export const { navigationStarted, navigationCancelled, locationChanged } = locationSlice.actions;
export const { selectLocation, selectIsNavigating } = locationSlice.selectors;
