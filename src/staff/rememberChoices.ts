import { selectColorScheme, selectLanguage } from './ui/staffUiSlice.ts';
import type { StaffState } from './staffReducer.ts';
import type { StaffStore } from './staffStore.ts';

/** The value of a cookie that scripts may read; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

const YEAR_S = 365 * 24 * 60 * 60;

function writeCookie(name: string, value: string): void {
  const maxAge = value === '' ? 0 : YEAR_S;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}

/** Puts language and colour scheme of a state on the document. */
function showChoices(state: StaffState): void {
  const { documentElement: root } = document;
  root.lang = selectLanguage(state);
  const scheme = selectColorScheme(state);
  if (scheme === 'system') delete root.dataset.colorScheme;
  else root.dataset.colorScheme = scheme;
}

/** Language and colour scheme are those of the shop's own pages: in the same cookies, and on the document. */
export function rememberChoices(store: StaffStore): void {
  let remembered = '';
  function remember(): void {
    showChoices(store.getState());
    if (store.timeGate.isPast()) return;
    const state = store.getState();
    const language = selectLanguage(state);
    const scheme = selectColorScheme(state);
    if (remembered === `${language} ${scheme}`) return;
    if (remembered !== '') {
      writeCookie('language', language);
      writeCookie('color-scheme', scheme === 'system' ? '' : scheme);
    }
    remembered = `${language} ${scheme}`;
  }
  store.subscribe(remember);
  remember();
}
