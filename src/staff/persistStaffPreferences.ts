import { showPreferences, writeCookie } from '../lib/preferences.ts';
import { selectColorScheme, selectLanguage } from './ui/staffUiSlice.ts';
import type { StaffStore } from './staffStore.ts';

export function persistStaffPreferences(store: StaffStore): void {
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
