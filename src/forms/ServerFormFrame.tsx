import type { ReactNode } from 'react';
import { FormMessage } from '../components/state/FormMessage.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import styles from './Form.module.css';
import type { ServerForm } from './useServerForm.ts';

interface ServerFormFrameProps {
  readonly form: ServerForm<unknown>;
  /** What the button says */
  readonly submitLabel: string;
  /** What the form is called where several stand on a page */
  readonly label?: string;
  /** The fields */
  readonly children: ReactNode;
  /** What stands below the button */
  readonly footer?: ReactNode;
}

/** The form element, what came of the last attempt, and the button. */
export function ServerFormFrame(props: ServerFormFrameProps) {
  const { form, submitLabel, label, children, footer } = props;
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={form.submit}>
      {children}
      <FormMessage outcome={form.outcome} />
      <SubmitButton label={submitLabel} isBusy={form.isSending} />
      {footer}
    </form>
  );
}
