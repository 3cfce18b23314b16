/** The storefront's server entry: takes a path, returns status, head, HTML and state. */
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { parsePath, type Navigator } from 'react-router';
import { api } from './api/api.ts';
import type { TokenVault } from './api/apiEnvironment.ts';
import { App } from './app/App.tsx';
import {
  SharedMarkupContext,
  type RenderShared,
} from './components/content/SharedMarkupContext.ts';
import { matchRoute } from './app/matchRoute.ts';
import { intlOf, selectTexts } from './app/intl.ts';
import { hasFailed, isAnswered } from './app/pageAnswers.ts';
import { cacheEntries } from './app/pageState.ts';
import { Providers } from './app/Providers.tsx';
import { PREFETCH_OPTIONS } from './router/pageRoute.ts';
import { readPage } from './router/preparePage.ts';
import { NOT_FOUND_PATH } from './lib/paths.ts';
import { structuredData } from './app/structuredData.ts';
import { locationChanged, INITIAL_LOCATION_KEY } from './features/ui/locationSlice.ts';
import { currencyChosen, languageChanged } from './features/ui/uiSlice.ts';
import { languageOf, type Language } from './features/ui/languages.ts';
import { makeStore, type AppStore, type RootState } from './store/makeStore.ts';
import { stylesOf } from './theme/styleCache.ts';

export interface RenderRequest {
  /** Path and query, e.g. `/shop?page=2`. */
  readonly location: string;
  /** Scheme and host of the page, e.g. `https://shop.example`. */
  readonly origin: string;
  readonly language: string;
  /** Currency code; undefined for the shop's default. */
  readonly currency: string | undefined;
  /** Version of the content; responses of one version don't change. */
  readonly version: string;
  /** Handles the page's requests. Their paths start with `/api/` or `/assets/`. */
  readonly fetch: typeof globalThis.fetch;
}

export type RenderAnswer =
  | { readonly status: 301 | 302; readonly location: string }
  | {
      /** 503 if the backend failed to answer a query of the page. */
      readonly status: number;
      readonly head: string;
      readonly body: string;
      readonly styles: string;
      /** Query cache as JSON, escaped for a script element. */
      readonly state: string;
      readonly chunk: string;
      /** True if every query succeeded; an incomplete page must not be cached. */
      readonly isComplete: boolean;
    };

const withoutToken: TokenVault = {
  read: () => '',
  write: () => undefined,
  settled: () => Promise.resolve(),
  expect: () => undefined,
};

function rejectNavigation(): never {
  throw new Error('A page cannot be left while it is rendered on the server.');
}

const staticNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '')),
  go: rejectNavigation,
  push: rejectNavigation,
  replace: rejectNavigation,
};

const UNAVAILABLE = 503;

// React renders a page's title, meta and link tags before its markup.
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

function storeFor({ fetch }: RenderRequest, language: Language, frame?: Frame) {
  const store = makeStore(
    {
      fetch,
      base: '/api/',
      appRoot: '/',
      isSecurePage: false,
      sendsIdempotencyKey: false,
      tokens: withoutToken,
      storages: {},
    },
    frame && { api: frame },
  );
  store.dispatch(languageChanged(language));
  return store;
}

/** Clears RTK Query's cache timers, which would keep the store in memory for hours. */
function release(store: AppStore): void {
  store.dispatch(api.util.resetApiState());
}

type Frame = RootState['api'];

const frames = new Map<Language, { version: string; frame: Frame }>();

async function frameFor(request: RenderRequest, language: Language): Promise<Frame> {
  const { version } = request;
  const known = frames.get(language);
  if (known?.version === version) return known.frame;
  const store = storeFor(request, language);
  const { getMenu, getConfig, getCurrencies, getLanguageTexts } = api.endpoints;
  const answers = await Promise.all([
    store.dispatch(getMenu.initiate(undefined, PREFETCH_OPTIONS)),
    store.dispatch(getConfig.initiate(undefined, PREFETCH_OPTIONS)),
    store.dispatch(getCurrencies.initiate(undefined, PREFETCH_OPTIONS)),
    store.dispatch(getLanguageTexts.initiate({ code: language }, PREFETCH_OPTIONS)),
  ]);
  const frame = store.getState().api;
  release(store);
  if (answers.every(({ data }) => Boolean(data))) frames.set(language, { version, frame });
  return frame;
}

const PIECES_BYTES = 16 * 1024 * 1024;

const pieces = new LRUCache<string, string>({
  maxSize: PIECES_BYTES,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

function sharedMarkup(
  request: RenderRequest,
  language: Language,
  store: AppStore,
): RenderShared | undefined {
  if (frames.get(language)?.version !== request.version) return undefined;
  const frame = [request.version, language, request.currency].join(' ');
  return (name, piece) => {
    const key = `${frame} ${name}`;
    const known = pieces.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(
      <Providers store={store} navigator={staticNavigator}>
        {piece}
      </Providers>,
    );
    pieces.set(key, markup);
    return markup;
  };
}

function missing({ location, language }: RenderRequest): RenderAnswer {
  const names = new URLSearchParams(parsePath(location).search);
  const search = names.has('lang') ? `?lang=${languageOf(language)}` : '';
  return { status: 302, location: NOT_FOUND_PATH + search };
}

export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { pathname = '/', search = '' } = parsePath(request.location);
  const match = matchRoute(pathname);
  if (!match) return missing(request);
  const language = languageOf(request.language);
  const store = storeFor(request, language, await frameFor(request, language));
  if (request.currency) store.dispatch(currencyChosen(request.currency));
  store.dispatch(
    locationChanged({ pathname, search, hash: '', key: INITIAL_LOCATION_KEY, action: 'POP' }),
  );
  await Promise.all([match.route.screen.preload(), ...readPage(store, match, search)]);
  const state = store.getState();
  const intl = intlOf(language, selectTexts(state));
  const moved = match.route.movedTo?.(state, match.params);
  if (moved !== undefined) {
    release(store);
    return { status: 301, location: moved + search };
  }
  if (match.route.isMissing?.(state, match.params)) {
    release(store);
    return missing(request);
  }

  const html = renderToString(
    <Providers store={store} navigator={staticNavigator}>
      <SharedMarkupContext value={sharedMarkup(request, language, store)}>
        <App origin={request.origin} />
      </SharedMarkupContext>
    </Providers>,
  );
  release(store);
  const [hoisted = ''] = HOISTED.exec(html) ?? [];
  const answers = Object.values(state.api.queries);
  return {
    status: answers.some(hasFailed) ? UNAVAILABLE : (match.route.status ?? 200),
    head: hoisted + structuredData(state, { match, origin: request.origin, intl }),
    body: html.slice(hoisted.length),
    styles: stylesOf(html),
    state: JSON.stringify(cacheEntries(state)).replaceAll('<', '\\u003c'),
    chunk: match.route.chunk,
    isComplete: answers.every(isAnswered),
  };
}
