import IconButton from '@mui/material/IconButton';
import './gooberSheet.ts';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CleanHtml } from '../../components/CleanHtml.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import styles from './Toasts.module.css';
import { selectToasts, toastClosed, type Toast } from './uiSlice.ts';

const LASTS_MS = 10_000;
/** What is left of a toast once the pointer or the focus has left it. */
const EXTENDED_MS = 300;

/** The toasts of the store, at the bottom in the middle. */
export function Toasts() {
  return (
    <SnackbarProvider anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} maxSnack={4}>
      <ToastQueue />
    </SnackbarProvider>
  );
}

/** Keeps notistack's own list equal to the store's, so that time travel shows the toasts of its state. */
function ToastQueue() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    const close = (id: string) => dispatch(toastClosed(id));
    const closeAfter = (id: string, ms: number) => {
      clearTimeout(running.get(id));
      running.set(id, setTimeout(close, ms, id));
    };
    for (const toast of toasts.filter(({ id }) => !running.has(id))) {
      const { id, kind } = toast;
      const hold = () => clearTimeout(running.get(id));
      const resume = () => closeAfter(id, EXTENDED_MS);
      closeAfter(id, LASTS_MS);
      enqueueSnackbar(<ToastText {...toast} />, {
        key: id,
        variant: kind,
        // Notistack resumes after half of its time, so the timer is here.
        persist: true,
        action: <CloseButton onClick={() => close(id)} />,
        SnackbarProps: { onMouseEnter: hold, onMouseLeave: resume, onFocus: hold, onBlur: resume },
      });
    }
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of [...running.keys()].filter((known) => !wanted.has(known))) {
      clearTimeout(running.get(id));
      running.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, enqueueSnackbar, closeSnackbar, dispatch]);

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
