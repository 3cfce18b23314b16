import { useMemo, type ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { Provider } from 'react-redux';
import { NavigationType, Router, type Navigator } from 'react-router';
import { api } from '../api/api.ts';
import { selectAddress } from '../features/ui/addressSlice.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { AppStore, RootState } from '../store/makeStore.ts';
import { TimeGateContext } from './TimeGateContext.tsx';

interface ProvidersProps {
  readonly store: AppStore;
  /** State of the HTML being hydrated. The store itself may have moved on meanwhile. */
  readonly serverState?: RootState | undefined;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

// Plain messages stay texts, the others are syntax trees; react-intl takes both, its type one kind at a time.
type Texts = Record<string, MessageFormatElement[]>;
const NO_TEXTS: Texts = {};

/** Menu titles and the like may lack a text; the id or the given default is shown then. */
function ignoreMissing(): void {}

function Texts({ children }: { readonly children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  const texts = useAppSelector(
    (state) => api.endpoints.getLanguageTexts.select({ code: language })(state).data,
  ) as Texts | '' | undefined;
  return (
    <IntlProvider
      locale={language === 'en' ? 'en-IN' : language}
      defaultLocale="en-IN"
      messages={texts || NO_TEXTS}
      onError={ignoreMissing}
    >
      {children}
    </IntlProvider>
  );
}

const NAVIGATION_TYPES = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

function AddressRouter({ navigator, children }: Pick<ProvidersProps, 'navigator' | 'children'>) {
  const { pathname, search, hash, key, action } = useAppSelector(selectAddress);
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
        <Texts>
          <AddressRouter navigator={navigator}>{children}</AddressRouter>
        </Texts>
      </TimeGateContext>
    </Provider>
  );
}
