import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import buttons from '../../components/Button.module.css';
import messages from '../../components/FormMessage.module.css';
import forms from '../../forms/Form.module.css';
import { classNames } from '../../lib/classNames.ts';
import { LONGEST_FILE } from '../support/recording.ts';
import styles from './RecordingOpener.module.css';
import { RecordingNotRead, replayOf, type Replay, type StatesOf } from './replay.ts';
import { useFileDrop } from './useFileDrop.ts';

export interface RecordingOpenerProps {
  readonly statesOf: StatesOf;
  /** Text of the recording's file with that code. Rejects with RecordingNotRead */
  readonly fetchByCode: (code: string) => Promise<string>;
  readonly onOpen: (replay: Replay) => void;
}

/** Bytes that one character takes at the most. */
const CHARACTER_BYTES = 4;

/** The text of a chosen file. @throws RecordingNotRead when it is too large to be read at all */
async function textOf(file: File): Promise<string> {
  if (file.size > LONGEST_FILE * CHARACTER_BYTES)
    throw new RecordingNotRead('support.refused.tooLarge');
  return file.text();
}

/** Takes a recording as a file, chosen or dropped, or by its code, and says why one cannot be shown. */
export function RecordingOpener({ statesOf, fetchByCode, onOpen }: RecordingOpenerProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [rejectionId, setRejectionId] = useState('');
  const [code, setCode] = useState('');

  async function take(reading: Promise<string>): Promise<void> {
    setRejectionId('');
    try {
      const outcome = replayOf(await reading, statesOf);
      if ('replay' in outcome) onOpen(outcome.replay);
      else setRejectionId(outcome.rejection);
    } catch (error) {
      setRejectionId(error instanceof RecordingNotRead ? error.messageId : 'replay.open.failed');
    }
  }

  const takeFile = (file: File) => void take(textOf(file));
  const isOver = useFileDrop(takeFile);

  return (
    <section
      className={classNames(styles.opener, isOver && styles.over)}
      aria-label={formatMessage({ id: 'replay.open.title' })}
    >
      <div className={styles.way}>
        <label className={classNames(buttons.outlined, styles.file)}>
          <FormattedMessage id="replay.open.file" />
          <input
            type="file"
            accept=".json,application/json"
            className="visuallyHidden"
            aria-describedby={`${id}-drop`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) takeFile(file);
              // The same file again is a new choice.
              target.value = '';
            }}
          />
        </label>
        <p id={`${id}-drop`} className={forms.hint}>
          <FormattedMessage id="replay.open.drop" />
        </p>
      </div>
      <form
        className={styles.way}
        onSubmit={(event) => {
          event.preventDefault();
          void take(fetchByCode(code.trim()));
        }}
      >
        <label htmlFor={`${id}-code`} className={forms.label}>
          <FormattedMessage id="replay.open.code" />
        </label>
        <div className={styles.code}>
          <input
            id={`${id}-code`}
            type="text"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            className={forms.control}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
          />
          <button type="submit" className={buttons.filled}>
            <FormattedMessage id="replay.open.submit" />
          </button>
        </div>
      </form>
      <div role="alert" className={styles.alert}>
        {rejectionId && (
          <p className={messages.rejected}>
            <FormattedMessage id={rejectionId} />
          </p>
        )}
      </div>
    </section>
  );
}
