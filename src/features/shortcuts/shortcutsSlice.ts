import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ShortcutsState {
  /** Off by default, as WCAG 2.1.4 requires. Persisted. */
  isOn: boolean;
}

const initialState: ShortcutsState = { isOn: false };

export const shortcutsSlice = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    shortcutsSwitched: (state, { payload }: PayloadAction<boolean>) => {
      state.isOn = payload;
    },
  },
  selectors: { selectAreShortcutsOn: (state) => state.isOn },
});

export const { shortcutsSwitched } = shortcutsSlice.actions;
export const { selectAreShortcutsOn } = shortcutsSlice.selectors;
