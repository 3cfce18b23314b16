import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import buttons from '../../components/Button.module.css';
import { LANGUAGES, languageOf, type Language } from '../ui/uiSlice.ts';
import { RecordingOpener } from './RecordingOpener.tsx';
import type { Replay, StatesOf } from './replay.ts';
import { ReplayPanel } from './ReplayPanel.tsx';
import styles from './ReplayScreen.module.css';
import type { ReplayEnvironment } from './replayEnvironment.ts';

export interface ReplayScreenProps extends ReplayEnvironment {
  readonly statesOf: StatesOf;
  /** Text of the recording's file with that code. Rejects with RecordingNotRead */
  readonly fetchByCode: (code: string) => Promise<string>;
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

/** The page of the support staff: opens a recording and shows what the shopper saw in each snapshot of it. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { statesOf, fetchByCode, language, onLanguageChange, storefront, textsOf } = props;
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<{ readonly replay: Replay; readonly count: number }>();
  const open = (replay: Replay) => setOpened({ replay, count: (opened?.count ?? 0) + 1 });
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <FormattedMessage id="replay.title" />
        </h1>
        <select
          className={styles.select}
          aria-label={formatMessage({ id: 'replay.language.label' })}
          value={language}
          onChange={({ target }) => onLanguageChange(languageOf(target.value))}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
            </option>
          ))}
        </select>
        <form method="post" action="/support/sign-out">
          <button type="submit" className={buttons.outlined}>
            <FormattedMessage id="replay.signOut.label" />
          </button>
        </form>
      </header>
      <main className={styles.main}>
        <RecordingOpener statesOf={statesOf} fetchByCode={fetchByCode} onOpen={open} />
        {opened ? (
          <ReplayPanel
            key={opened.count}
            replay={opened.replay}
            storefront={storefront}
            textsOf={textsOf}
          />
        ) : (
          <p className={styles.empty}>
            <FormattedMessage id="replay.empty" />
          </p>
        )}
      </main>
    </>
  );
}
