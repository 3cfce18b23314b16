import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { downloadText } from '../../components/downloadText.ts';
import { useSecretText } from '../../forms/useSecretText.ts';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  /** References, as the answer has them */
  readonly codes: readonly string[];
}

/** Codes that are shown once, and handed over as a file. */
export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  const textOf = useSecretText();
  const texts = codes.map(textOf);
  return (
    <>
      <ul className={styles.codes}>
        {texts.map((text) => (
          <li key={text}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button
          variant="outlined"
          onClick={() =>
            downloadText(
              `${texts.join('\n')}\n`,
              `recovery-codes-${window.location.hostname}.txt`,
              'text/plain',
            )
          }
        >
          <FormattedMessage id="secondFactor.saveCodes" />
        </Button>
      </p>
    </>
  );
}
