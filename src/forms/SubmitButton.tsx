import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import styles from './Form.module.css';

export interface SubmitButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
}

export function SubmitButton({ label, isBusy }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" className={styles.submit} aria-disabled={isBusy}>
      {isBusy ? <FormattedMessage id="form.sending" /> : <span>{label}</span>}
    </Button>
  );
}
