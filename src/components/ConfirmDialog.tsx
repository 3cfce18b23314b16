import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Dialog } from './Dialog.tsx';
import { FormMessage } from './state/FormMessage.tsx';
import styles from './ConfirmDialog.module.css';
import { pressProps } from './pressProps.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A short question */
  readonly title: string;
  /** What will happen */
  readonly text: string;
  /** What the button does that goes on */
  readonly confirmLabel: string;
  /** What the other button does, where «Cancel» could be taken for the first */
  readonly cancelLabel?: string;
  readonly isBusy: boolean;
  /** What went wrong */
  readonly rejection?: string | undefined;
  readonly onConfirm: () => void;
}

/** Asks before something that cannot be undone. It stays open, saying why, when that was rejected. */
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
