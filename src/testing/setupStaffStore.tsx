import type { ReactNode } from 'react';
import { parsePath } from 'react-router';
import { INITIAL_LOCATION_KEY, locationChanged } from '../features/ui/locationSlice.ts';
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

export interface StaffSetupOptions {
  readonly address?: string;
  readonly language?: Language;
  readonly answers?: Answers;
  readonly storage?: StaffStoreEnvironment['storage'];
  readonly answerCache?: StaffStoreEnvironment['answerCache'];
  readonly openEvents?: StaffStoreEnvironment['openEvents'];
}

export function setupStaffStore({
  address = '/staff/orders',
  language = 'en',
  answers = {},
  storage,
  answerCache,
  openEvents,
}: StaffSetupOptions): {
  readonly store: StaffStore;
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
  store.dispatch(
    locationChanged({ pathname, search, hash, key: INITIAL_LOCATION_KEY, action: 'POP' }),
  );
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
