import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { downloadText } from '../../components/downloadText.ts';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

export function RecoveryCodes({ codes }: RecoveryCodesProps) {
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <Button
          variant="outlined"
          onClick={() =>
            downloadText(
              `${codes.join('\n')}\n`,
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
