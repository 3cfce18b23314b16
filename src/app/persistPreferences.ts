import { selectColorScheme, selectCurrencyCode, selectLanguage } from '../features/ui/uiSlice.ts';
import { languageOf, type Language } from '../features/ui/languages.ts';
import { readCookie, showPreferences, writeCookie } from '../lib/preferences.ts';
import type { AppStore } from '../store/makeStore.ts';

export function rememberedLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  try {
    return languageOf(asked ?? localStorage.getItem('language') ?? readCookie('language'));
  } catch {
    return languageOf(asked ?? readCookie('language'));
  }
}

function remember(name: string, value: string): void {
  writeCookie(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Local storage may be forbidden; the cookie is enough.
  }
}

export function persistPreferences(store: AppStore): void {
  let language = selectLanguage(store.getState());
  let currency = selectCurrencyCode(store.getState());
  let scheme = selectColorScheme(store.getState());
  if (window.location.search.includes('lang=')) remember('language', language);
  store.subscribe(() => {
    const state = store.getState();
    showPreferences(selectLanguage(state), selectColorScheme(state));
    if (store.timeGate.isPast()) return;
    if (selectLanguage(state) !== language)
      remember('language', (language = selectLanguage(state)));
    if (selectColorScheme(state) !== scheme)
      remember('color-scheme', (scheme = selectColorScheme(state)));
    const chosen = selectCurrencyCode(state);
    if (chosen !== currency && chosen) remember('currency', (currency = chosen));
  });
}
