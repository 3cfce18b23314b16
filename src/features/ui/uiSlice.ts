import { createSlice, isAnyOf, nanoid, type Action, type PayloadAction } from '@reduxjs/toolkit';
import {
  locationChanged,
  INITIAL_LOCATION_KEY,
  navigationCancelled,
  navigationStarted,
} from './locationSlice.ts';
import type { ColorScheme } from './colorSchemes.ts';
import type { Dialog } from './dialog.ts';
import type { Language } from './languages.ts';

export interface Toast {
  id: string;
  kind: 'success' | 'error';
  content: { messageId: string; values?: Record<string, string> } | { html: string };
}

export interface OfflinePage {
  path: string;
  title: string;
}

/**
 * Panel below the header. `menu-0` is the first entry of the main menu, `markedMenu` the entry that the server
 * marks as open.
 */
export type HeaderPanel = `menu-${number}` | 'markedMenu' | 'account' | 'cartPreview';

interface UiState {
  language: Language;
  /** Code of the chosen currency; null follows the server's currency. */
  currencyCode: string | null;
  colorScheme: ColorScheme;
  toasts: Toast[];
  openPanel: HeaderPanel | null;
  /** Element ids of groups in the open panel that differ from their initial state. */
  toggledGroups: string[];
  isMobileMenuOpen: boolean;
  /** Indices of the menu entries from the top level to the level shown. Null shows the level that the server marks. */
  mobileMenuPath: number[] | null;
  dialog: Dialog | null;
  /** Path of the page whose filters are expanded; null for none. Wide screens always show filters. */
  filtersOpenAt: string | null;
  newsletterSeen: boolean;
  isOnline: boolean;
  offlinePages: OfflinePage[];
}

const initialState: UiState = {
  language: 'en',
  currencyCode: null,
  colorScheme: 'system',
  toasts: [],
  openPanel: 'markedMenu',
  toggledGroups: [],
  isMobileMenuOpen: false,
  mobileMenuPath: null,
  dialog: null,
  filtersOpenAt: null,
  newsletterSeen: false,
  isOnline: true,
  offlinePages: [],
};

function closePanel(state: UiState): void {
  state.openPanel = null;
  state.toggledGroups = [];
}

const isMoving = isAnyOf(navigationStarted, navigationCancelled, locationChanged);

function isLeaving(action: Action): boolean {
  return (
    isMoving(action) &&
    !(locationChanged.match(action) && action.payload.key === INITIAL_LOCATION_KEY)
  );
}

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<Language>) => {
      state.language = payload;
    },
    currencyChosen: (state, { payload }: PayloadAction<string>) => {
      state.currencyCode = payload;
    },
    colorSchemeChosen: (state, { payload }: PayloadAction<ColorScheme>) => {
      state.colorScheme = payload;
    },
    toastShown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        if (!state.toasts.some(({ id }) => id === payload.id)) state.toasts.push(payload);
      },
      prepare: ({ id = nanoid(), ...toast }: Omit<Toast, 'id'> & { id?: string }) => ({
        payload: { id, ...toast },
      }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
    panelOpened: (state, { payload }: PayloadAction<HeaderPanel>) => {
      if (state.openPanel !== payload) state.toggledGroups = [];
      state.openPanel = payload;
    },
    /** Closes the named panel, so that a late close can't close a panel opened since. */
    panelClosed: (state, { payload }: PayloadAction<HeaderPanel>) => {
      if (state.openPanel === payload) closePanel(state);
    },
    panelGroupToggled: (state, { payload }: PayloadAction<string>) => {
      const others = state.toggledGroups.filter((id) => id !== payload);
      state.toggledGroups =
        others.length < state.toggledGroups.length ? others : [...others, payload];
    },
    mobileMenuToggled: (state) => {
      state.isMobileMenuOpen = !state.isMobileMenuOpen;
      state.mobileMenuPath = null;
    },
    mobileMenuLevelShown: (state, { payload }: PayloadAction<number[]>) => {
      state.mobileMenuPath = payload;
    },
    dialogOpened: (state, { payload }: PayloadAction<Dialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
    filtersToggled: (state, { payload }: PayloadAction<string>) => {
      state.filtersOpenAt = state.filtersOpenAt === payload ? null : payload;
    },
    newsletterOpened: (state) => {
      state.newsletterSeen = true;
    },
    connectivityChanged: (state, { payload: isOnline }: PayloadAction<boolean>) => {
      state.isOnline = isOnline;
    },
    offlinePagesFound: (state, { payload }: PayloadAction<OfflinePage[]>) => {
      state.offlinePages = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => {
      state.dialog = null;
    });
    builder.addMatcher(isLeaving, (state) => {
      closePanel(state);
      state.isMobileMenuOpen = false;
    });
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectCurrencyCode: (state) => state.currencyCode,
    selectColorScheme: (state) => state.colorScheme,
    selectToasts: (state) => state.toasts,
    selectOpenPanel: (state) => state.openPanel,
    selectToggledGroups: (state) => state.toggledGroups,
    selectIsMobileMenuOpen: (state) => state.isMobileMenuOpen,
    selectMobileMenuPath: (state) => state.mobileMenuPath,
    selectDialog: (state) => state.dialog,
    selectFiltersOpenAt: (state) => state.filtersOpenAt,
    selectNewsletterSeen: (state) => state.newsletterSeen,
    selectIsOnline: (state) => state.isOnline,
    selectOfflinePages: (state) => state.offlinePages,
  },
});

export const {
  languageChanged,
  currencyChosen,
  colorSchemeChosen,
  toastShown,
  toastClosed,
  panelOpened,
  panelClosed,
  panelGroupToggled,
  mobileMenuToggled,
  mobileMenuLevelShown,
  dialogOpened,
  dialogClosed,
  filtersToggled,
  newsletterOpened,
  connectivityChanged,
  offlinePagesFound,
} = uiSlice.actions;
export const {
  selectLanguage,
  selectCurrencyCode,
  selectColorScheme,
  selectToasts,
  selectOpenPanel,
  selectToggledGroups,
  selectIsMobileMenuOpen,
  selectMobileMenuPath,
  selectDialog,
  selectFiltersOpenAt,
  selectNewsletterSeen,
  selectIsOnline,
  selectOfflinePages,
} = uiSlice.selectors;
