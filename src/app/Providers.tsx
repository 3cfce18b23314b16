import { useDeferredValue, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { StoreRouter } from '../router/StoreRouter.tsx';
import { useAppSelector, useAppStore } from '../store/hooks.ts';
import type { AppStore, RootState } from '../store/makeStore.ts';
import { MaterialTheme } from '../theme/MaterialTheme.tsx';
import { selectTexts, shownIntl } from './intl.ts';

interface ProvidersProps {
  readonly store: AppStore;
  /** State of the HTML being hydrated. The store itself may have moved on meanwhile. */
  readonly serverState?: RootState | undefined;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { timeGate } = useAppStore();
  const live = timeGate.live() as RootState | undefined;
  const shown = shownIntl(useAppSelector(selectLanguage), useAppSelector(selectTexts), live);
  // Put off, so that parts of a rendered page are taken over in its language before they change to another one.
  const intl = useDeferredValue(shown);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

/** Everything that the screens find around them, on the server, in the browser, in tests and in stories. */
export function Providers({ store, serverState, navigator, children }: ProvidersProps) {
  return (
    <Provider store={store} {...(serverState ? { serverState } : {})}>
      <TextsProvider>
        <MaterialTheme>
          <StoreRouter navigator={navigator}>{children}</StoreRouter>
        </MaterialTheme>
      </TextsProvider>
    </Provider>
  );
}
