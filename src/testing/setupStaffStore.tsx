import type { ReactNode } from 'react';
import { parsePath } from 'react-router';
import { FIRST_VISIT, locationChanged } from '../features/ui/locationSlice.ts';
import type { Language } from '../features/ui/languages.ts';
import { StaffProviders } from '../staff/StaffProviders.tsx';
import {
  makeStaffStore,
  type StaffStore,
  type StaffStoreEnvironment,
} from '../staff/staffStore.ts';
import { languageChanged } from '../staff/ui/staffUiSlice.ts';
import { fakeBackend, type Answers, type SeenCall } from './fakeBackend.ts';
import { memoryNavigator } from './memoryNavigator.ts';
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };
import staffEnglish from '../../translations/staff/en.json' with { type: 'json' };
import staffFrench from '../../translations/staff/fr.json' with { type: 'json' };

const TEXTS = { en: { ...english, ...staffEnglish }, fr: { ...french, ...staffFrench } };

/** What a test or a story of the counter may choose of its setup. */
export interface StaffSetupOptions {
  /** Path and query shown; the list of orders by default. */
  readonly address?: string;
  readonly language?: Language;
  /** Answers by operation id in place of the contract's examples. */
  readonly answers?: Answers;
  /** Where what waits for the network outlives a reload; nowhere by default. */
  readonly storage?: StaffStoreEnvironment['storage'];
  /** Where answers are kept for a time without a network; nowhere by default. */
  readonly answerCache?: StaffStoreEnvironment['answerCache'];
  /** The backend's events; they cannot be listened to by default. */
  readonly openEvents?: StaffStoreEnvironment['openEvents'];
}

/** A real store of the counter over a backend that answers with the contract's examples. */
export function setupStaffStore({
  address = '/staff/orders',
  language = 'en',
  answers = {},
  storage,
  answerCache,
  openEvents,
}: StaffSetupOptions): {
  readonly store: StaffStore;
  /** Every call sent so far, oldest first. */
  readonly calls: readonly SeenCall[];
  readonly AppProviders: (props: { readonly children: ReactNode }) => ReactNode;
} {
  const { fetch, calls } = fakeBackend(answers);
  let token = '';
  const store = makeStaffStore({
    fetch,
    base: 'http://shop.test/api/staff',
    csrf: { read: () => token, write: (next) => (token = next) },
    storage,
    answerCache,
    openEvents,
  });
  const { pathname = '/', search = '', hash = '' } = parsePath(address);
  store.dispatch(languageChanged(language));
  store.dispatch(locationChanged({ pathname, search, hash, key: FIRST_VISIT, action: 'POP' }));
  const navigator = memoryNavigator(store);
  return {
    store,
    calls,
    AppProviders: ({ children }) => (
      <StaffProviders store={store} navigator={navigator} texts={TEXTS}>
        {children}
      </StaffProviders>
    ),
  };
}
