import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog.tsx';
import { FormMessage } from './state/FormMessage.tsx';
import styles from './ConfirmDialog.module.css';
import { pressProps } from './pressProps.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isBusy: boolean;
  readonly rejection?: string | undefined;
  readonly onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, text, confirmLabel, cancelLabel } = props;
  const { isBusy, rejection, onConfirm } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="contained" {...pressProps(isBusy, onConfirm)}>
            {confirmLabel}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {cancelLabel === undefined ? (
              <FormattedMessage id="confirm.cancel" />
            ) : (
              <span>{cancelLabel}</span>
            )}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>{text}</p>
        <FormMessage
          outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
        />
      </div>
    </Dialog>
  );
}
