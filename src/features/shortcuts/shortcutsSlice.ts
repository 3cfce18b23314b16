import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ShortcutsState {
  /** Off by default; WCAG 2.1.4 requires a way to turn single-key shortcuts off. Persisted. */
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
