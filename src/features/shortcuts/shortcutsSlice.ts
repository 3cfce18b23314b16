import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ShortcutsState {
  /** Off until the shopper wants them (WCAG 2.1.4). Remembered by the browser. */
  isOn: boolean;
}

const initialState: ShortcutsState = { isOn: false };

/** Whether single keys move the shop. */
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
