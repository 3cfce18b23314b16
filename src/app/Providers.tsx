import { useDeferredValue, useMemo, type ReactNode } from 'react';
import {
  createIntl,
  createIntlCache,
  RawIntlProvider,
  type IntlShape,
  type MessageFormatElement,
} from 'react-intl';
import { Provider } from 'react-redux';
import { NavigationType, Router, type Navigator } from 'react-router';
import { api } from '../api/api.ts';
import { selectLocation } from '../features/ui/locationSlice.ts';
import { selectLanguage, type Language } from '../features/ui/uiSlice.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { AppStore, RootState } from '../store/makeStore.ts';
import { MaterialTheme } from '../theme/MaterialTheme.tsx';
import { TimeGateContext } from './TimeGateContext.tsx';

interface ProvidersProps {
  readonly store: AppStore;
  /** State of the HTML being hydrated. The store itself may have moved on meanwhile. */
  readonly serverState?: RootState | undefined;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

type Texts = Record<string, MessageFormatElement[]>;
const NO_TEXTS: Texts = {};

/** Menu titles and the like may lack a text; the id or the given default is shown then. */
function ignoreMissing(): void {}

// Formatters are expensive to make, and the same for every page that the server renders.
const formatters = createIntlCache();
const known = new WeakMap<Texts, IntlShape>();

function intlOf(language: Language, messages: Texts): IntlShape {
  const made = known.get(messages);
  if (made) return made;
  const locale = language === 'en' ? 'en-IN' : language;
  const settings = { locale, defaultLocale: 'en-IN', messages, onError: ignoreMissing };
  const intl = createIntl(settings, formatters);
  if (messages !== NO_TEXTS) known.set(messages, intl);
  return intl;
}

function TextsProvider({ children }: { readonly children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  const texts = useAppSelector(
    (state) => api.endpoints.getLanguageTexts.select({ code: language })(state).data,
  ) as Texts | '' | undefined;
  // Put off, so that parts of a rendered page are taken over in its language before they change to another one.
  const intl = useDeferredValue(intlOf(language, texts || NO_TEXTS));
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

function StoreRouter({ navigator, children }: Pick<ProvidersProps, 'navigator' | 'children'>) {
  const { pathname, search, hash, key, action } = useAppSelector(selectLocation);
  const location = useMemo(
    () => ({ pathname, search, hash, key, state: null }),
    [pathname, search, hash, key],
  );
  return (
    <Router location={location} navigationType={NAVIGATION_TYPES[action]} navigator={navigator}>
      {children}
    </Router>
  );
}

/** Everything that the screens find around them, on the server, in the browser, in tests and in stories. */
export function Providers({ store, serverState, navigator, children }: ProvidersProps) {
  return (
    <Provider store={store} {...(serverState ? { serverState } : {})}>
      <TimeGateContext value={store.timeGate}>
        <TextsProvider>
          <MaterialTheme>
            <StoreRouter navigator={navigator}>{children}</StoreRouter>
          </MaterialTheme>
        </TextsProvider>
      </TimeGateContext>
    </Provider>
  );
}
