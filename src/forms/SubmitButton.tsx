import { FormattedMessage } from 'react-intl';
import { classNames } from '../lib/classNames.ts';
import buttons from '../components/Button.module.css';
import styles from './Form.module.css';

export interface SubmitButtonProps {
  readonly label: string;
  /** Whether the form is being sent; the button keeps the focus meanwhile */
  readonly isBusy: boolean;
}

/** Sends the form it stands in. */
export function SubmitButton({ label, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={classNames(buttons.filled, styles.submit)}
      aria-disabled={isBusy}
    >
      {isBusy ? <FormattedMessage id="form.sending" /> : label}
    </button>
  );
}
