import { createSlice, isAnyOf, nanoid, type Action, type PayloadAction } from '@reduxjs/toolkit';
import {
  locationChanged,
  FIRST_VISIT,
  navigationCancelled,
  navigationStarted,
} from './locationSlice.ts';
import type { ColorScheme } from './colorSchemes.ts';
import type { Dialog } from './dialog.ts';
import type { Language } from './languages.ts';

/** A short message at the bottom of the page. */
export interface Toast {
  id: string;
  kind: 'success' | 'error';
  /** Message id of the storefront with the values it names, or text of the server. */
  content: { messageId: string; values?: Record<string, string> } | { html: string };
}

/** A page that opens without the network. */
export interface OfflinePage {
  /** Path and query. */
  path: string;
  title: string;
}

/**
 * A panel that unfolds from the header: of the main menu's entry at that place, of the entry that the server marks as
 * open, of the account menu, or the cart's list.
 */
export type HeaderPanel = `menu-${number}` | 'markedMenu' | 'account' | 'cartPreview';

interface UiState {
  language: Language;
  /** Code of the chosen currency; null follows the server's choice. */
  currencyCode: string | null;
  colorScheme: ColorScheme;
  /** Oldest first. */
  toasts: Toast[];
  /** The one panel of the header that is unfolded; null for none. */
  openPanel: HeaderPanel | null;
  /** Groups within the open panel that are not as they were when it opened, by element id. */
  toggledGroups: string[];
  isMobileMenuOpen: boolean;
  /** Places of the entries that lead to the level shown, from the top down; null for where the server marks. */
  mobileMenuPath: number[] | null;
  /** The dialog over the page; null while there is none. It goes with the page that opened it. */
  dialog: Dialog | null;
  /** Path of the page whose filters are unfolded; null for none. Where they stand beside the list, they always are. */
  filtersOpenAt: string | null;
  /** Whether the newsletter pop-up was seen in this browser. */
  newsletterSeen: boolean;
  /** Whether the browser is online. */
  isOnline: boolean;
  /** The offline pages, where they are known. */
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

/** Whether the shopper goes elsewhere; the location that a page was opened with is where it begins. */
function isLeaving(action: Action): boolean {
  return isMoving(action) && !(locationChanged.match(action) && action.payload.key === FIRST_VISIT);
}

/** What is on the screen besides the page itself. */
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
      /** Toasts of one given id are shown once. */
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
    /** Names the panel, so that a late wish to close does not meet the next one. */
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
