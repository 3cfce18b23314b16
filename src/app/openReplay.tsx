/** The page of the support staff: no session, no start-up calls, and a store in the frame alone. */
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider, type MessageFormatElement } from 'react-intl';
import { RecordingNotRead } from '../features/replay/replay.ts';
import { ReplayScreen } from '../features/replay/ReplayScreen.tsx';
import { LANGUAGES, languageOf, selectLanguage, type Language } from '../features/ui/uiSlice.ts';
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

const REFUSALS: Readonly<Record<number, string>> = {
  401: 'replay.code.signedOut',
  429: 'replay.code.tooMany',
};

/** Reads a stored recording with the cookie of the support staff. */
async function fetchByCode(code: string): Promise<string> {
  const answer = await fetch(`/api/support/recording?code=${encodeURIComponent(code)}`);
  if (!answer.ok) throw new RecordingNotRead(REFUSALS[answer.status] ?? 'replay.open.failed');
  const { recording } = (await answer.json()) as { recording?: unknown };
  if (typeof recording !== 'string') throw new RecordingNotRead('replay.code.unknown');
  return recording;
}

function ReplayPage({ texts }: { readonly texts: Record<Language, Texts> }) {
  const [language, setLanguage] = useState(() => languageOf(document.documentElement.lang));
  const intl = useMemo(
    () => createIntl({ locale: language === 'en' ? 'en-IN' : language, messages: texts[language] }),
    [language, texts],
  );
  const setup = useMemo(
    () => ({
      app: 'storefront' as const,
      storefront: '/support/storefront',
      textsOf: (state: object) => texts[languageOf(selectLanguage(state as RootState))],
    }),
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
        {...setup}
        statesOf={replayStates}
        fetchByCode={fetchByCode}
        language={language}
        onLanguageChange={handleLanguageChange}
      />
    </RawIntlProvider>
  );
}

/** Opens the replay page in its document. */
export async function openReplay(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element «root».');
  createRoot(element).render(
    <MaterialTheme>
      <ReplayPage texts={await readTexts()} />
    </MaterialTheme>,
  );
  // From here on presses are for the page (scripts/webpack/boot.js).
  window.dispatchEvent(new Event('shopopened'));
}
