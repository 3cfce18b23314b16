import { showPreferences, writeCookie } from '../lib/preferences.ts';
import { selectColorScheme, selectLanguage } from './ui/staffUiSlice.ts';
import type { StaffStore } from './staffStore.ts';

/** Language and colour scheme are those of the shop's own pages: in the same cookies, and on the document. */
export function rememberChoices(store: StaffStore): void {
  let remembered = '';
  function remember(): void {
    const state = store.getState();
    const language = selectLanguage(state);
    const scheme = selectColorScheme(state);
    showPreferences(language, scheme);
    if (store.timeGate.isPast()) return;
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
