import IconButton from '@mui/material/IconButton';
import './gooberSheet.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { startToastTimer, type ToastTimer } from './toastTimer.ts';
import styles from './Toasts.module.css';
import { selectToasts, toastClosed, type Toast } from './uiSlice.ts';

interface Showing {
  /** Unique Notistack key, because a toast with the same id may still be closing. */
  readonly key: string;
  readonly timer: ToastTimer;
}

export function Toasts() {
  return (
    <SnackbarProvider anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} maxSnack={4}>
      <ToastQueue />
    </SnackbarProvider>
  );
}

/** Syncs notistack's list with the store, so that time travel shows the toasts of the selected state. */
function ToastQueue() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const showings = useRef(new Map<string, Showing>());

  useEffect(() => {
    const shown = showings.current;
    const close = (id: string) => dispatch(toastClosed(id));
    for (const { id, kind, ...toast } of toasts.filter((known) => !shown.has(known.id))) {
      const timer = startToastTimer(() => close(id));
      if (document.hidden) timer.hold('hidden page');
      const key = nanoid();
      shown.set(id, { key, timer });
      enqueueSnackbar(<ToastText {...toast} />, {
        key,
        variant: kind,
        // Notistack's own timer resumes with half of its time, so use our own timer.
        persist: true,
        action: <CloseButton onClick={() => close(id)} />,
        SnackbarProps: {
          onMouseEnter: () => timer.hold('pointer'),
          onMouseLeave: () => timer.release('pointer'),
          onFocus: () => timer.hold('focus'),
          onBlur: () => timer.release('focus'),
        },
      });
    }
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const [id, { key, timer }] of shown) {
      if (wanted.has(id)) continue;
      timer.stop();
      shown.delete(id);
      closeSnackbar(key);
    }
  }, [toasts, enqueueSnackbar, closeSnackbar, dispatch]);

  useEffect(() => {
    const followPage = () => {
      for (const { timer } of showings.current.values()) {
        if (document.hidden) timer.hold('hidden page');
        else timer.release('hidden page');
      }
    };
    document.addEventListener('visibilitychange', followPage);
    return () => document.removeEventListener('visibilitychange', followPage);
  }, []);

  return null;
}

function ToastText({ content }: Pick<Toast, 'content'>) {
  return 'html' in content ? (
    <CleanHtml as="span" html={content.html} />
  ) : (
    <FormattedMessage id={content.messageId} values={content.values ?? {}} />
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      className={styles.close}
      aria-label={formatMessage({ id: 'ui.toast.close' })}
      onClick={onClick}
    >
      <CloseIcon />
    </IconButton>
  );
}
