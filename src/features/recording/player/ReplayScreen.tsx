import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES, languageOf, type Language } from '../../ui/languages.ts';
import { Replayer, type ReplayerProps } from './Replayer.tsx';
import styles from './ReplayScreen.module.css';

export interface ReplayScreenProps extends ReplayerProps {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
}

export function ReplayScreen({ language, onLanguageChange, ...replayer }: ReplayScreenProps) {
  const { formatMessage } = useIntl();
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
        <Replayer {...replayer} />
      </main>
    </>
  );
}
