/** The counter's entry in the browser: the page for the people who run the shop. */
import { createRoot } from 'react-dom/client';
import '../theme/fonts.css';
import { staffApi } from '../api/staffApi.ts';
import { colorSchemeOf } from '../features/ui/colorSchemes.ts';
import { languageOf } from '../features/ui/languages.ts';
import { browserStaffEnvironment, onSignedOutElsewhere } from './browserStaffEnvironment.ts';
import { guardPast } from '../lib/guardPast.ts';
import { readCookie } from '../lib/preferences.ts';
import { surviveTranslation } from '../lib/surviveTranslation.ts';
import { StaffApp } from './StaffApp.tsx';
import { StaffProviders } from './StaffProviders.tsx';
import { createStaffNavigator } from './staffNavigator.ts';
import { preloadStaffPage } from './staffPages.ts';
import { staffPaths } from './staffPaths.ts';
import { makeStaffStore, type StaffStore } from './staffStore.ts';
import { signedOut } from './session/staffSessionSlice.ts';
import { rememberChoices } from './rememberChoices.ts';
import { colorSchemeChosen, languageChanged } from './ui/staffUiSlice.ts';
import { watchConnection } from './watchConnection.ts';

/**
 * Asks who is here while the texts are still on their way, and brings the code of the page for whoever is signed in. The
 * form for signing in asks once more, as RTK Query does for what was refused.
 */
async function openAhead(store: StaffStore): Promise<void> {
  const asked = staffApi.endpoints.getStaffSession.initiate(undefined, { subscribe: false });
  const { data } = await store.dispatch(asked);
  if (data) await preloadStaffPage(window.location.pathname);
}

function open(root: HTMLElement): void {
  surviveTranslation();
  const store = makeStaffStore(browserStaffEnvironment());
  guardPast(store.timeGate.isPast);
  store.dispatch(
    languageChanged(languageOf(readCookie('language') ?? navigator.language.slice(0, 2))),
  );
  store.dispatch(colorSchemeChosen(colorSchemeOf(readCookie('color-scheme'))));
  const pages = createStaffNavigator(store);
  rememberChoices(store);
  watchConnection(store);
  onSignedOutElsewhere(() => store.dispatch(signedOut()));
  if (window.location.pathname !== staffPaths.password) void openAhead(store);
  createRoot(root).render(
    <StaffProviders store={store} navigator={pages} nonce={root.dataset.nonce}>
      <StaffApp />
    </StaffProviders>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element «root».');
open(root);
