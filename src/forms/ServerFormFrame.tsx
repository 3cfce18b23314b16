import type { ReactNode } from 'react';
import { FormMessage } from '../components/state/FormMessage.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import styles from './Form.module.css';
import type { ServerForm } from './useServerForm.ts';

interface ServerFormFrameProps {
  readonly form: ServerForm<unknown>;
  readonly submitLabel: string;
  readonly label?: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

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
