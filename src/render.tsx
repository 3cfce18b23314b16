/** The storefront's entry on the server: an address in; status, head, HTML and state out. */
import { QueryStatus } from '@reduxjs/toolkit/query';
import { renderToString } from 'react-dom/server';
import { parsePath, type Navigator } from 'react-router';
import { api } from './api/api.ts';
import type { TokenVault } from './api/apiEnvironment.ts';
import { App } from './app/App.tsx';
import { matchRoute } from './app/matchRoute.ts';
import { cacheEntries } from './app/pageState.ts';
import { Providers } from './app/Providers.tsx';
import { NOT_FOUND_PATH } from './app/routes.ts';
import { addressChanged, FIRST_VISIT } from './features/ui/addressSlice.ts';
import { currencyChosen, languageChanged, languageOf } from './features/ui/uiSlice.ts';
import { makeStore } from './store/makeStore.ts';

export interface RenderRequest {
  /** Path and query, e.g. `/shop?page=2`. */
  readonly address: string;
  /** Scheme and host of the page, e.g. `https://shop.example`. */
  readonly origin: string;
  readonly language: string;
  /** Code of the chosen currency; undefined for the shop's default. */
  readonly currency: string | undefined;
  /** Answers the calls of the page; addresses start with `/api/` or `/assets/`. */
  readonly fetch: typeof globalThis.fetch;
}

export type RenderAnswer =
  | { readonly status: 302; readonly location: string }
  | {
      readonly status: number;
      /** Title and meta tags. */
      readonly head: string;
      readonly body: string;
      /** Answers the page was made of, as JSON that may stand in a script element. */
      readonly state: string;
      /** Name of the chunk whose code and styles the page needs besides the entry's. */
      readonly chunk: string;
      /** Whether every answer was there; an incomplete page must not be kept. */
      readonly isComplete: boolean;
    };

const withoutToken: TokenVault = {
  read: () => '',
  write: () => undefined,
  settled: () => Promise.resolve(),
  expect: () => undefined,
};

function refuseToMove(): never {
  throw new Error('A page cannot be left while it is rendered on the server.');
}

const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '')),
  go: refuseToMove,
  push: refuseToMove,
  replace: refuseToMove,
};

// React puts a page's title and meta tags in front of its markup.
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders one page for a visitor who is not known, or says where to go instead. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { pathname = '/', search = '' } = parsePath(request.address);
  const match = matchRoute(pathname);
  if (!match) return { status: 302, location: NOT_FOUND_PATH };
  const store = makeStore({
    fetch: request.fetch,
    base: '/api/',
    appRoot: '/',
    isSecurePage: false,
    sendsIdempotencyKey: false,
    tokens: withoutToken,
    storages: {},
  });
  const language = languageOf(request.language);
  store.dispatch(languageChanged(language));
  if (request.currency) store.dispatch(currencyChosen(request.currency));
  store.dispatch(addressChanged({ pathname, search, hash: '', key: FIRST_VISIT, action: 'POP' }));
  const { getMenu, getConfig, getCurrencies, getLanguageTexts } = api.endpoints;
  await Promise.all([
    match.route.screen.preload(),
    store.dispatch(getMenu.initiate()),
    store.dispatch(getConfig.initiate()),
    store.dispatch(getCurrencies.initiate()),
    store.dispatch(getLanguageTexts.initiate({ code: language })),
    ...(match.route.queries?.(match.params, search) ?? []).map((query) => query(store.dispatch)),
  ]);
  const state = store.getState();
  if (match.route.isMissing?.(state, match.params))
    return { status: 302, location: NOT_FOUND_PATH };

  const html = renderToString(
    <Providers store={store} navigator={staticNavigator}>
      <App origin={request.origin} />
    </Providers>,
  );
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const answers = Object.values(state.api.queries);
  return {
    status: match.route.status ?? 200,
    head: hoisted,
    body: html.slice(hoisted.length),
    state: JSON.stringify(cacheEntries(state)).replaceAll('<', '\\u003c'),
    chunk: match.route.chunk,
    isComplete: answers.every(
      (answer) => answer?.status === QueryStatus.fulfilled && Boolean(answer.data),
    ),
  };
}
