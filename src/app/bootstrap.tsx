import { setupListeners } from '@reduxjs/toolkit/query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { persistStore } from 'redux-persist';
import { api } from '../api/api.ts';
import { loadAnswerSchemas } from '../api/lazySchema.ts';
import { App } from './App.tsx';
import { matchRoute } from './matchRoute.ts';
import { likelyParts } from './likelyParts.ts';
import { browserEnvironment } from './browserEnvironment.ts';
import { prefetchLinks, preloadWhenIdle } from '../router/linkPrefetch.ts';
import { watchConnectivity } from './watchConnectivity.ts';
import { reloadAfterChunkLoadError, resumePage } from '../router/chunkLoadError.ts';
import { createNavigator, currentPath } from '../router/navigation.ts';
import { defaultSettings, type PageSettings } from './pageSettings.ts';
import { restoreCacheEntries, type CacheEntry } from './pageState.ts';
import { preparePage } from '../router/preparePage.ts';
import { Providers } from './Providers.tsx';
import { readCookie } from '../lib/preferences.ts';
import { persistPreferences, rememberedLanguage } from './persistPreferences.ts';
import { browserTabs, syncTabs } from './tabSync.ts';
import { retryUntilDone } from './retryUntilDone.ts';
import { requestToken, start } from '../features/session/startup.ts';
import { locationChanged, INITIAL_LOCATION_KEY } from '../features/ui/locationSlice.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import {
  colorSchemeChosen,
  currencyChosen,
  languageChanged,
  selectLanguage,
} from '../features/ui/uiSlice.ts';
import { decoded } from '../lib/decoded.ts';
import { colorSchemeOf } from '../features/ui/colorSchemes.ts';
import { languageOf } from '../features/ui/languages.ts';
import { guardPast } from '../lib/guardPast.ts';
import { yieldToMain } from '../lib/yieldToMain.ts';
import { makeStore } from '../store/makeStore.ts';
import type { TimeGate } from '../store/timeGate.ts';

function readJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * Resolves once DevTools shows an earlier state, e.g. at start-up after its Persist button was used. Answers wait
 * during time travel, so start-up must not wait for them.
 */
function waitForPast({ isPast, subscribe }: TimeGate): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isPast() && resolve();
    subscribe(look);
    look();
  });
}

function copyOfPage(): Element {
  const copy = document.createElement('div');
  const page = document.querySelector('main')?.cloneNode(true);
  copy.append(...(page?.childNodes ?? []));
  return copy;
}

/** Opens the shop: hydrates or renders the page and runs the start-up calls. Yields to the browser in between. */
export async function bootstrap(): Promise<void> {
  const settings = {
    ...defaultSettings,
    ...(readJson('settings') as Partial<PageSettings> | undefined),
  };
  const store = makeStore(browserEnvironment(settings));
  guardPast(store.timeGate.isPast);
  await yieldToMain();
  const entries = readJson('state') as CacheEntry[] | undefined;
  const language = entries ? languageOf(document.documentElement.lang) : rememberedLanguage();
  const currency = readCookie('currency');
  store.dispatch(languageChanged(language));
  if (currency) store.dispatch(currencyChosen(decoded(currency)));
  store.dispatch(
    locationChanged({ ...currentPath(store), key: INITIAL_LOCATION_KEY, action: 'POP' }),
  );
  if (entries) restoreCacheEntries(store, entries);
  await yieldToMain();

  // The calls that need a schema report the failure.
  loadAnswerSchemas().catch(() => undefined);
  let token: Promise<boolean> | undefined = store.dispatch(requestToken());
  const { getLanguageTexts } = api.endpoints;
  const texts = retryUntilDone(async () =>
    Boolean((await store.dispatch(getLanguageTexts.initiate({ code: language }))).data),
  );
  const opened = matchRoute(window.location.pathname);
  const code = preparePage(store, matchRoute, currentPath(store)).then(
    () => 'ready' as const,
    async (error: unknown) =>
      (await reloadAfterChunkLoadError(store, error)) ? ('reloading' as const) : 'missing',
  );
  const [, state] = await Promise.all([Promise.race([texts, waitForPast(store.timeGate)]), code]);
  if (state === 'reloading') return;
  const isServed = entries !== undefined && state === 'ready' && !store.timeGate.isPast();

  await yieldToMain();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element «root».');
  const app = (
    <Providers
      store={store}
      serverState={isServed ? store.getState() : undefined}
      navigator={createNavigator(store, matchRoute)}
    >
      <App
        origin={settings.origin || window.location.origin}
        served={entries && !isServed ? copyOfPage() : undefined}
      />
    </Providers>
  );
  // oxlint-disable-next-line no-console -- React's default would raise an error event for what it has repaired itself
  const onRecoverableError = (error: unknown) => console.error(error);
  const onCaughtError = (error: unknown) => {
    // oxlint-disable-next-line no-console -- what React does itself where nobody listens
    console.error(error);
    void reloadAfterChunkLoadError(store, error);
  };
  resumePage(store);
  // The server-rendered HTML ignores the color scheme, so dispatch it only after `serverState` is captured above.
  const colorScheme = colorSchemeOf(readCookie('color-scheme'));
  if (colorScheme !== 'system') store.dispatch(colorSchemeChosen(colorScheme));
  startTransition(() => {
    const handlers = { onCaughtError, onRecoverableError };
    if (isServed) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
  persistPreferences(store);
  syncTabs(store, browserTabs());
  setupListeners(store.dispatch);
  prefetchLinks(store, matchRoute);
  const persistor = persistStore(store);
  // Flush, or a reload right after a change loses the change.
  window.addEventListener('pagehide', () => void persistor.flush());
  const { sendQueued } = watchConnectivity(store);
  await retryUntilDone(() => {
    const asked = token;
    token = undefined;
    return store.dispatch(start(asked));
  });
  await sendQueued();
  // Switch to the language in local storage. The server knows only the cookie, which browsers delete sooner.
  const remembered = rememberedLanguage();
  if (remembered !== selectLanguage(store.getState()))
    await store.dispatch(changeLanguage(remembered));
  await preloadWhenIdle(likelyParts);
  if (settings.sendsVitals) {
    await import(/* webpackChunkName: "vitals" */ './reportVitals.ts').then(
      ({ reportVitals }) => reportVitals(store, opened?.route.chunk),
      () => undefined,
    );
  }
  await import(/* webpackChunkName: "seen-pages" */ './offlinePages.ts').then(
    ({ cacheOfflinePages }) => cacheOfflinePages(store),
    () => undefined,
  );
}
