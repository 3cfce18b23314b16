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
  readonly serverState?: RootState | undefined;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

function TextsProvider({ children }: { readonly children: ReactNode }) {
  const { timeGate } = useAppStore();
  const live = timeGate.live() as RootState | undefined;
  const shown = shownIntl(useAppSelector(selectLanguage), useAppSelector(selectTexts), live);
  // Deferred, so that all parts hydrate in the page's language before the language changes.
  const intl = useDeferredValue(shown);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}

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
