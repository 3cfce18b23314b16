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
import { linkedPages, preloadStaffPage } from './staffPages.ts';
import { makeStaffStore, type StaffStore } from './staffStore.ts';
import { signedOut } from './session/staffSessionSlice.ts';
import { persistStaffPreferences } from './persistStaffPreferences.ts';
import { colorSchemeChosen, languageChanged } from './ui/staffUiSlice.ts';
import { watchStaffConnectivity } from './watchStaffConnectivity.ts';

/**
 * Fetches the session while the texts load, then preloads the page's code. After a failure, the app fetches the
 * session again, because RTK Query refetches rejected queries.
 */
async function preloadSession(store: StaffStore): Promise<void> {
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
  persistStaffPreferences(store);
  watchStaffConnectivity(store);
  onSignedOutElsewhere(() => store.dispatch(signedOut()));
  if (!linkedPages.some(({ path }) => path === window.location.pathname))
    void preloadSession(store);
  createRoot(root).render(
    <StaffProviders store={store} navigator={pages} nonce={root.dataset.nonce}>
      <StaffApp />
    </StaffProviders>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element «root».');
open(root);
