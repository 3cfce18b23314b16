import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CleanHtml } from '../../components/CleanHtml.tsx';
import { CloseIcon } from '../../components/icons.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import styles from './Toasts.module.css';
import { selectToasts, toastClosed, type Toast } from './uiSlice.ts';

const LASTS_MS = 10_000;
/** What is left of a toast once the pointer has left it. */
const EXTENDED_MS = 300;

/** The toasts of the store, at the bottom in the middle (TOASTS rows). */
export function Toasts() {
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={LASTS_MS}
      maxSnack={4}
    >
      <ToastQueue />
    </SnackbarProvider>
  );
}

/** Keeps notistack's own list equal to the store's, so that time travel shows the toasts of its moment. */
function ToastQueue() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());

  useEffect(() => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const toast of toasts.filter(({ id }) => !shown.current.has(id))) {
      shown.current.add(toast.id);
      enqueueSnackbar(<ToastText {...toast} />, {
        key: toast.id,
        variant: toast.kind,
        resumeHideDuration: EXTENDED_MS,
        action: <CloseButton onClick={() => dispatch(toastClosed(toast.id))} />,
        onClose: (_event, reason) => {
          if (reason !== 'instructed') dispatch(toastClosed(toast.id));
        },
      });
    }
    for (const id of [...shown.current].filter((known) => !wanted.has(known))) {
      shown.current.delete(id);
      closeSnackbar(id);
    }
  }, [toasts, enqueueSnackbar, closeSnackbar, dispatch]);

  return null;
}

function ToastText({ content }: Pick<Toast, 'content'>) {
  return 'html' in content ? (
    <CleanHtml as="span" html={content.html} />
  ) : (
    <FormattedMessage id={content.messageId} />
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={formatMessage({ id: 'ui.toast.close' })}
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}
