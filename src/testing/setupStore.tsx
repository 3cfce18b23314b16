import type { ReactNode } from 'react';
import { parsePath } from 'react-router';
import { api } from '../api/api.ts';
import { Providers } from '../app/Providers.tsx';
import { locationChanged, INITIAL_LOCATION_KEY } from '../features/ui/locationSlice.ts';
import { languageChanged } from '../features/ui/uiSlice.ts';
import type { Language } from '../features/ui/languages.ts';
import { makeStore, type AppStore } from '../store/makeStore.ts';
import type { Storages } from '../store/persistence.ts';
import { fakeBackend, type Answers, type SeenCall } from './fakeBackend.ts';
import { memoryNavigator } from './memoryNavigator.ts';
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };

const TEXTS = { en: english, fr: french };

export interface SetupOptions {
  readonly address?: string;
  readonly language?: Language;
  readonly answers?: Answers;
  readonly token?: string;
  readonly storages?: Storages;
}

export function setupStore({
  address = '/',
  language = 'en',
  answers = {},
  token: firstToken = 'test-token',
  storages = {},
}: SetupOptions): {
  readonly store: AppStore;
  readonly calls: readonly SeenCall[];
  readonly AppProviders: (props: { readonly children: ReactNode }) => ReactNode;
} {
  const { fetch, calls } = fakeBackend(answers);
  let token = firstToken;
  let expected: PromiseLike<unknown> = Promise.resolve();
  const store = makeStore({
    fetch,
    base: 'http://shop.test/api?route=',
    appRoot: 'http://shop.test/',
    isSecurePage: false,
    sendsIdempotencyKey: true,
    tokens: {
      read: () => token,
      write: (next) => (token = next),
      settled: () => expected,
      expect: (answer) => {
        expected = answer;
      },
    },
    storages,
    recordsActions: true,
  });
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  store.dispatch(languageChanged(language));
  store.dispatch(
    locationChanged({ pathname, search, hash, key: INITIAL_LOCATION_KEY, action: 'POP' }),
  );
  store.dispatch(
    api.util.upsertQueryEntries([
      { endpointName: 'getLanguageTexts', arg: { code: language }, value: TEXTS[language] },
    ]),
  );
  const navigator = memoryNavigator(store);
  return {
    store,
    calls,
    AppProviders: ({ children }) => (
      <Providers store={store} navigator={navigator}>
        {children}
      </Providers>
    ),
  };
}
