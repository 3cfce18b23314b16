import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  const { app, statesOf, fetchByCode, language, onLanguageChange, storefront, textsOf } = props;
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<{ readonly replay: Replay; readonly count: number }>();
  const open = (replay: Replay) => setOpened({ replay, count: (opened?.count ?? 0) + 1 });
  return (
    <>
      <AppBar position="static" variant="outlined" className={styles.header}>
        <Typography variant="h5" component="h1" className={styles.title}>
          <FormattedMessage id="replay.title" />
        </Typography>
        <NativeSelect
          variant="outlined"
          size="small"
          inputProps={{ 'aria-label': formatMessage({ id: 'replay.language.label' }) }}
          value={language}
          onChange={({ target }) => onLanguageChange(languageOf(target.value))}
        >
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={code}>
              {new Intl.DisplayNames([code], { type: 'language' }).of(code)}
            </option>
          ))}
        </NativeSelect>
        <form method="post" action="/support/sign-out">
          <Button type="submit" variant="outlined">
            <FormattedMessage id="replay.signOut.label" />
          </Button>
        </form>
      </AppBar>
      <main className={styles.main}>
        <RecordingOpener app={app} statesOf={statesOf} fetchByCode={fetchByCode} onOpen={open} />
        {opened ? (
          <ReplayPanel
            key={opened.count}
            app={app}
            replay={opened.replay}
            storefront={storefront}
            textsOf={textsOf}
          />
        ) : (
          <Typography color="textSecondary" align="center" className={styles.empty}>
            <FormattedMessage id="replay.empty" />
          </Typography>
        )}
      </main>
    </>
  );
}
