import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon } from './icons.tsx';
import styles from './Dialog.module.css';
import { overlays } from './overlays.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** The shopper wants it closed: by the cross, Escape, or beside it */
  readonly onClose: () => void;
  /** What it is called, at its top and by assistive technology; text, or text in a link */
  readonly title: ReactNode;
  /** Whether a press beside it closes it; true by default */
  readonly closesBeside?: boolean;
  /** Whether it is there to be read, with nothing in it to press: the text takes the focus, to be scrolled by keys */
  readonly isText?: boolean;
  readonly children: ReactNode;
  /** The buttons that answer it, below what can be scrolled */
  readonly actions?: ReactNode;
}

/** A large dialog in the middle of the screen. The focus goes in, stays in, and returns. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closesBeside = true,
  isText = false,
  children,
  actions,
}: DialogProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <MuiDialog
      open={isOpen}
      onClose={(_event, reason) => {
        if (closesBeside || reason !== 'backdropClick') onClose();
      }}
      container={overlays}
      // The room of the page's scroll bar is reserved already.
      disableScrollLock
      fullWidth
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <header className={styles.header}>
        <DialogTitle id={titleId} variant="h4" className={styles.title}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label={formatMessage({ id: 'dialog.close' })}>
          <CloseIcon />
        </IconButton>
      </header>
      <DialogContent
        className={styles.body}
        {...(isText ? { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
      >
        {children}
      </DialogContent>
      {actions !== undefined && (
        <DialogActions disableSpacing className={styles.actions}>
          {actions}
        </DialogActions>
      )}
    </MuiDialog>
  );
}
