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
import { browserTabs, keepTabsInStep } from './tabSync.ts';
import { retryUntilDone } from './retryUntilDone.ts';
import { requestToken, start } from '../features/session/startup.ts';
import { locationChanged, FIRST_VISIT } from '../features/ui/locationSlice.ts';
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

/** Resolves once DevTools shows the past, in which answers wait. Its Persist button does so at the start. */
function becomesPast({ isPast, subscribe }: TimeGate): Promise<void> {
  return new Promise((resolve) => {
    const look = () => isPast() && resolve();
    subscribe(look);
    look();
  });
}

/** What the server rendered of the page, to be shown once more. */
function copyOfPage(): Element {
  const copy = document.createElement('div');
  const page = document.querySelector('main')?.cloneNode(true);
  copy.append(...(page?.childNodes ?? []));
  return copy;
}

/**
 * Opens the shop on the page: takes over what the server rendered, or renders it, and runs the start-up calls, in steps
 * between which the browser is free.
 */
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
  store.dispatch(locationChanged({ ...currentPath(store), key: FIRST_VISIT, action: 'POP' }));
  if (entries) restoreCacheEntries(store, entries);
  await yieldToMain();

  // Whoever reads an answer tells when they cannot be had.
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
  const [, state] = await Promise.all([Promise.race([texts, becomesPast(store.timeGate)]), code]);
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
  // The server has rendered the page without it: it counts from the hydrated page on.
  const colorScheme = colorSchemeOf(readCookie('color-scheme'));
  if (colorScheme !== 'system') store.dispatch(colorSchemeChosen(colorScheme));
  startTransition(() => {
    const handlers = { onCaughtError, onRecoverableError };
    if (isServed) hydrateRoot(root, app, handlers);
    else createRoot(root, handlers).render(app);
  });
  persistPreferences(store);
  keepTabsInStep(store, browserTabs());
  setupListeners(store.dispatch);
  prefetchLinks(store, matchRoute);
  const persistor = persistStore(store);
  // What was done last would else be lost by a reload that follows at once.
  window.addEventListener('pagehide', () => void persistor.flush());
  const { sendQueued } = watchConnectivity(store);
  await retryUntilDone(() => {
    const asked = token;
    token = undefined;
    return store.dispatch(start(asked));
  });
  await sendQueued();
  // A server knows the cookie alone, which browsers forget sooner than what scripts have stored.
  const remembered = rememberedLanguage();
  if (remembered !== selectLanguage(store.getState()))
    await store.dispatch(changeLanguage(remembered));
  await preloadWhenIdle(likelyParts);
  if (settings.sendsVitals) {
    // Where its code cannot be had, nothing is told.
    await import(/* webpackChunkName: "vitals" */ './reportVitals.ts').then(
      ({ reportVitals }) => reportVitals(store, opened?.route.chunk),
      () => undefined,
    );
  }
  // Where its code cannot be had, nothing is cached and the shop goes on.
  await import(/* webpackChunkName: "seen-pages" */ './offlinePages.ts').then(
    ({ cacheOfflinePages }) => cacheOfflinePages(store),
    () => undefined,
  );
}
