/** The counter's entry in the browser: the page for the people who run the shop. */
import { createRoot } from 'react-dom/client';
import '../theme/fonts.css';
import { colorSchemeOf, languageOf } from '../features/ui/uiSlice.ts';
import { browserStaffEnvironment } from './browserStaffEnvironment.ts';
import { StaffApp } from './StaffApp.tsx';
import { StaffProviders } from './StaffProviders.tsx';
import { createStaffNavigator } from './staffNavigator.ts';
import { makeStaffStore } from './staffStore.ts';
import { rememberChoices, readCookie } from './rememberChoices.ts';
import { colorSchemeChosen, languageChanged } from './ui/staffUiSlice.ts';
import { watchConnection } from './watchConnection.ts';

function open(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element «root».');
  const store = makeStaffStore(browserStaffEnvironment());
  store.dispatch(
    languageChanged(languageOf(readCookie('language') ?? navigator.language.slice(0, 2))),
  );
  store.dispatch(colorSchemeChosen(colorSchemeOf(readCookie('color-scheme'))));
  const pages = createStaffNavigator(store);
  rememberChoices(store);
  watchConnection(store);
  createRoot(root).render(
    <StaffProviders store={store} navigator={pages} nonce={root.dataset.nonce}>
      <StaffApp />
    </StaffProviders>,
  );
}

open();
