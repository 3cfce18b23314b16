import { useCallback, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider, type MessageFormatElement } from 'react-intl';
import { MessageText } from '../components/MessageText.tsx';
import { fetchByCode } from '../features/recording/player/fetchByCode.ts';
import { ReplayScreen } from '../features/recording/player/ReplayScreen.tsx';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { LANGUAGES, languageOf, type Language } from '../features/ui/languages.ts';
import type { RootState } from '../store/makeStore.ts';
import { replayStates } from '../store/replayStates.ts';
import { MaterialTheme } from '../theme/MaterialTheme.tsx';

type Texts = Record<string, MessageFormatElement[]>;

async function readTexts(): Promise<Record<Language, Texts>> {
  const entries = await Promise.all(
    LANGUAGES.map(async (code) => {
      const answer = await fetch(`/assets/i18n/${code}.json`);
      return [code, (await answer.json()) as Texts] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Language, Texts>;
}

function ReplayPage({ texts }: { readonly texts: Record<Language, Texts> }) {
  const [language, setLanguage] = useState(() => languageOf(document.documentElement.lang));
  const intl = useMemo(
    () =>
      createIntl({
        locale: language === 'en' ? 'en-IN' : language,
        messages: texts[language],
        textComponent: MessageText,
      }),
    [language, texts],
  );
  const textsOf = useCallback(
    (state: object) => texts[languageOf(selectLanguage(state as RootState))],
    [texts],
  );

  function handleLanguageChange(next: Language): void {
    document.documentElement.lang = next;
    setLanguage(next);
  }

  return (
    <RawIntlProvider value={intl}>
      <title>{intl.formatMessage({ id: 'replay.title' })}</title>
      <ReplayScreen
        fetchByCode={fetchByCode}
        frameUrl="/support/storefront"
        textsOf={textsOf}
        statesOf={replayStates}
        language={language}
        onLanguageChange={handleLanguageChange}
      />
    </RawIntlProvider>
  );
}

export async function openReplay(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element «root».');
  createRoot(element).render(
    <MaterialTheme>
      <ReplayPage texts={await readTexts()} />
    </MaterialTheme>,
  );
  window.dispatchEvent(new Event('shopopened'));
}
