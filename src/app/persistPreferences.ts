import { selectColorScheme, selectCurrencyCode, selectLanguage } from '../features/ui/uiSlice.ts';
import type { ColorScheme } from '../features/ui/colorSchemes.ts';
import { languageOf, type Language } from '../features/ui/languages.ts';
import type { AppStore } from '../store/makeStore.ts';

const A_YEAR = 'Path=/; Max-Age=31536000; SameSite=Lax';

/** The value of a cookie that scripts may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The language that was chosen: by the URL, as stored here, by the cookie; else the default. */
export function rememberedLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  try {
    return languageOf(asked ?? localStorage.getItem('language') ?? readCookie('language'));
  } catch {
    return languageOf(asked ?? readCookie('language'));
  }
}

function remember(name: string, value: string): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; ${A_YEAR}`;
  try {
    localStorage.setItem(name, value);
  } catch {
    // The cookie is enough.
  }
}

/** Set to what it is, too, the attribute would cost a restyling of the whole page. */
function showLanguage(language: Language): void {
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
}

/** The attribute that style sheets and the page's first script read; its absence follows the system. */
function showColorScheme(scheme: ColorScheme): void {
  const { dataset } = document.documentElement;
  if (scheme === (dataset.colorScheme ?? 'system')) return;
  if (scheme === 'system') delete dataset.colorScheme;
  else dataset.colorScheme = scheme;
}

/** Persists what was chosen for the next page load, and the document's language and colours in step. */
export function persistPreferences(store: AppStore): void {
  let language = selectLanguage(store.getState());
  let currency = selectCurrencyCode(store.getState());
  let scheme = selectColorScheme(store.getState());
  if (window.location.search.includes('lang=')) remember('language', language);
  store.subscribe(() => {
    const state = store.getState();
    showLanguage(selectLanguage(state));
    showColorScheme(selectColorScheme(state));
    if (store.timeGate.isPast()) return;
    if (selectLanguage(state) !== language)
      remember('language', (language = selectLanguage(state)));
    if (selectColorScheme(state) !== scheme)
      remember('color-scheme', (scheme = selectColorScheme(state)));
    const chosen = selectCurrencyCode(state);
    if (chosen !== currency && chosen) remember('currency', (currency = chosen));
  });
}
