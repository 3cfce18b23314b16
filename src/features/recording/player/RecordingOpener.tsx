import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../../lib/classNames.ts';
import { LONGEST_EXPORT } from '../recording.ts';
import styles from './RecordingOpener.module.css';
import { RecordingNotRead, replayOf, type Replay, type StatesOf } from './replay.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface RecordingOpenerProps {
  readonly statesOf: StatesOf;
  /**
   * Fetches the file of a recording.
   * @throws RecordingNotRead if the recording is missing or access is denied
   */
  readonly fetchByCode: (code: string) => Promise<string>;
  readonly linkedCode?: string | undefined;
  readonly onOpen: (replay: Replay, code?: string) => void;
}

async function textOf(file: File): Promise<string> {
  if (file.size > LONGEST_EXPORT) throw new RecordingNotRead('support.rejected.tooLarge');
  return file.text();
}

export function RecordingOpener(props: RecordingOpenerProps) {
  const { statesOf, fetchByCode, linkedCode = '', onOpen } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [rejectionId, setRejectionId] = useState('');
  const [code, setCode] = useState(linkedCode);
  const lastTake = useRef(0);

  function take(reading: Promise<string>, ofCode?: string): void {
    lastTake.current += 1;
    const number = lastTake.current;
    // Another recording may have been opened meanwhile.
    const isLatest = () => number === lastTake.current;
    const show = (text: string) => {
      if (!isLatest()) return;
      const outcome = replayOf(text, statesOf);
      if ('replay' in outcome) onOpen(outcome.replay, ofCode);
      else setRejectionId(outcome.rejection);
    };
    const reject = (error: unknown) => {
      if (!isLatest()) return;
      setRejectionId(error instanceof RecordingNotRead ? error.messageId : 'replay.open.failed');
    };
    reading.then(show).catch(reject);
  }

  const takeFile = (file: File) => {
    setRejectionId('');
    take(textOf(file));
  };
  const takeLinked = useEffectEvent(() => {
    if (linkedCode !== '') take(fetchByCode(linkedCode), linkedCode);
  });
  useEffect(() => takeLinked(), []);
  const isOver = useFileDrop(takeFile);

  return (
    <Paper
      component="section"
      variant="outlined"
      className={classNames(styles.opener, isOver && styles.over)}
      aria-label={formatMessage({ id: 'replay.open.title' })}
    >
      <div className={styles.way}>
        <Button
          component="label"
          role={undefined}
          tabIndex={-1}
          variant="outlined"
          className={styles.file}
        >
          <FormattedMessage id="replay.open.file" />
          <InputBase
            type="file"
            className={styles.fileInput}
            slotProps={{
              input: { accept: '.json,application/json', 'aria-describedby': `${id}-drop` },
            }}
            onChange={({ target }) => {
              const [file] = (target as HTMLInputElement).files ?? [];
              if (file) takeFile(file);
              // Reset, so that the same file can be chosen again.
              target.value = '';
            }}
          />
        </Button>
        <FormHelperText id={`${id}-drop`}>
          <FormattedMessage id="replay.open.drop" />
        </FormHelperText>
      </div>
      <form
        className={styles.way}
        onSubmit={(event) => {
          event.preventDefault();
          setRejectionId('');
          take(fetchByCode(code.trim()), code.trim());
        }}
      >
        <FormLabel htmlFor={`${id}-code`}>
          <FormattedMessage id="replay.open.code" />
        </FormLabel>
        <div className={styles.code}>
          <OutlinedInput
            id={`${id}-code`}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            slotProps={{ input: { spellCheck: false, maxLength: 40, required: true } }}
          />
          <Button type="submit" variant="contained">
            <FormattedMessage id="replay.open.submit" />
          </Button>
        </div>
      </form>
      <div role="alert" className={styles.alert}>
        {rejectionId && (
          <Alert severity="error" icon={false} role="none">
            <FormattedMessage id={rejectionId} />
          </Alert>
        )}
      </div>
    </Paper>
  );
}
