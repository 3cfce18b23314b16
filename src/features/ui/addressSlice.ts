import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The address shown, mirrored from the browser so that time travel moves the page with the state. */
export interface Address {
  /** Starts with a slash. */
  pathname: string;
  /** Starts with `?`, or is empty. */
  search: string;
  /** Starts with `#`, or is empty. */
  hash: string;
  /** Differs between two visits of one address. */
  key: string;
  /** How the address was reached. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** Whether the page stays where it is scrolled to, as when a list is narrowed. */
  keepsScroll?: boolean;
}

interface AddressState extends Address {
  /** Path and query that a running navigation leads to; null while none runs. */
  destination: string | null;
}

/** Key of the address that a page was opened with; the browser scrolls there itself. */
export const FIRST_VISIT = '0';

const initialState: AddressState = {
  pathname: '/',
  search: '',
  hash: '',
  key: FIRST_VISIT,
  action: 'POP',
  destination: null,
};

/** Where the shopper is, and where a navigation that still loads its area will lead. */
export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    navigationStarted: (state, { payload }: PayloadAction<string>) => {
      state.destination = payload;
    },
    navigationCancelled: (state) => {
      state.destination = null;
    },
    addressChanged: (_state, { payload }: PayloadAction<Address>) => ({
      ...payload,
      destination: null,
    }),
  },
  selectors: {
    selectAddress: (state): Address => state,
    selectIsNavigating: (state) => state.destination !== null,
  },
});

export const { navigationStarted, navigationCancelled, addressChanged } = addressSlice.actions;
export const { selectAddress, selectIsNavigating } = addressSlice.selectors;
