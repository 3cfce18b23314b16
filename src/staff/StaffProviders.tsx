import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import type { Navigator } from 'react-router';
import type { Language } from '../features/ui/languages.ts';
import { StoreRouter } from '../router/StoreRouter.tsx';
import { useStaffSelector } from './staffHooks.ts';
import type { StaffStore } from './staffStore.ts';
import { staffIntl, type StaffTexts } from './staffTexts.ts';
import { useTexts } from './useTexts.ts';
import { selectLanguage } from './ui/staffUiSlice.ts';
import { staffThemes } from './ui/staffTheme.tsx';

interface StaffProvidersProps {
  readonly store: StaffStore;
  readonly navigator: Navigator;
  readonly texts?: Readonly<Record<Language, StaffTexts>>;
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

function TextsProvider({ texts, children }: Pick<StaffProvidersProps, 'texts' | 'children'>) {
  const language = useStaffSelector(selectLanguage);
  const fetched = useTexts(language, texts === undefined);
  const messages = texts?.[language] ?? fetched;
  const intl = useMemo(() => messages && staffIntl(language, messages), [language, messages]);
  return intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : null;
}

function LanguageTheme({ children }: Pick<StaffProvidersProps, 'children'>) {
  const theme = staffThemes[useStaffSelector(selectLanguage)];
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration storageManager={null}>
      {children}
    </ThemeProvider>
  );
}

export function StaffProviders({ store, navigator, texts, nonce, children }: StaffProvidersProps) {
  const [cache] = useState(() => createCache({ key: 's', prepend: true, ...(nonce && { nonce }) }));
  return (
    <Provider store={store}>
      <CacheProvider value={cache}>
        <LanguageTheme>
          <TextsProvider {...(texts && { texts })}>
            <StoreRouter navigator={navigator}>{children}</StoreRouter>
          </TextsProvider>
        </LanguageTheme>
      </CacheProvider>
    </Provider>
  );
}
