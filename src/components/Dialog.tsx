import MuiDialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Dialog.module.css';
import { CloseIcon } from './icons.tsx';
import { overlays } from './overlays.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** The shopper wants it closed: by the cross, Escape, or beside it */
  readonly onClose: () => void;
  /** Called once it has left the screen */
  readonly onExited?: (() => void) | undefined;
  /** What it is called, at its top and by assistive technology; text, or text in a link */
  readonly title: ReactNode;
  /** Whether a press beside it closes it; true by default */
  readonly closesBeside?: boolean;
  /** Whether it is there to be read, with nothing in it to press: the text takes the focus, to be scrolled by keys */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** A large dialog in the middle of the screen. The focus goes in, stays in, and returns. */
export function Dialog({
  isOpen,
  onClose,
  onExited,
  title,
  closesBeside = true,
  isText = false,
  children,
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
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{
        backdrop: { sx: { backgroundColor: 'var(--rr-overlay)' } },
        paper: { sx: { margin: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' } } },
        ...(onExited ? { transition: { onExited } } : {}),
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton
          onClick={onClose}
          color="inherit"
          aria-label={formatMessage({ id: 'dialog.close' })}
        >
          <CloseIcon />
        </IconButton>
      </header>
      <div
        className={styles.body}
        {...(isText ? { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
      >
        {children}
      </div>
    </MuiDialog>
  );
}
