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
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closesBeside?: boolean;
  /** True for text without controls. The text then takes the focus, so that keys can scroll it. */
  readonly isText?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

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
      // The page already reserves the width of the scroll bar.
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
