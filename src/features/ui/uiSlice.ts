import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { addressChanged, navigationCancelled, navigationStarted } from './addressSlice.ts';
import type { Dialog } from './dialog.ts';

/** Languages of the shop; the first is the default (LANGUAGE-02 to -04). */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language with this code, else the default (OPEN-11). */
export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === code) ?? LANGUAGES[0];
}

/** A short notice at the bottom of the page. */
export interface Toast {
  id: string;
  kind: 'success' | 'error';
  /** Message id of the storefront, or text of the server. */
  content: { messageId: string } | { html: string };
}

interface UiState {
  language: Language;
  /** Code of the chosen currency; null follows the server's choice. */
  currencyCode: string | null;
  /** Oldest first. */
  toasts: Toast[];
  isMobileMenuOpen: boolean;
  /** The dialog over the page; null while there is none. It goes with the page that opened it (MODALS-15). */
  dialog: Dialog | null;
  /** Whether the newsletter pop-up was seen in this browser. */
  newsletterSeen: boolean;
}

const initialState: UiState = {
  language: 'en',
  currencyCode: null,
  toasts: [],
  isMobileMenuOpen: false,
  dialog: null,
  newsletterSeen: false,
};

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
    toastShown: (state, { payload }: PayloadAction<Toast>) => {
      state.toasts.push(payload);
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
    mobileMenuToggled: (state) => {
      state.isMobileMenuOpen = !state.isMobileMenuOpen;
    },
    dialogOpened: (state, { payload }: PayloadAction<Dialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
    newsletterOpened: (state) => {
      state.newsletterSeen = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressChanged, (state) => {
      state.dialog = null;
    });
    builder.addMatcher(isAnyOf(navigationStarted, navigationCancelled, addressChanged), (state) => {
      state.isMobileMenuOpen = false;
    });
  },
  selectors: {
    selectLanguage: (state) => state.language,
    selectCurrencyCode: (state) => state.currencyCode,
    selectToasts: (state) => state.toasts,
    selectIsMobileMenuOpen: (state) => state.isMobileMenuOpen,
    selectDialog: (state) => state.dialog,
    selectNewsletterSeen: (state) => state.newsletterSeen,
  },
});

export const {
  languageChanged,
  currencyChosen,
  toastShown,
  toastClosed,
  mobileMenuToggled,
  dialogOpened,
  dialogClosed,
  newsletterOpened,
} = uiSlice.actions;
export const {
  selectLanguage,
  selectCurrencyCode,
  selectToasts,
  selectIsMobileMenuOpen,
  selectDialog,
  selectNewsletterSeen,
} = uiSlice.selectors;
