import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useIntl } from 'react-intl';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { selectToast, toastClosed } from '../ui/staffUiSlice.ts';

const LASTS_MS = 8000;

export function ToastBar() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const toast = useStaffSelector(selectToast);
  if (!toast) return null;
  const { id, kind, content } = toast;
  const close = () => dispatch(toastClosed(id));
  return (
    <Snackbar
      key={id}
      open
      autoHideDuration={LASTS_MS}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ mt: { xs: 7, md: 0 } }}
    >
      <Alert severity={kind} onClose={close} closeText={formatMessage({ id: 'dialog.close' })}>
        {'text' in content
          ? content.text
          : formatMessage({ id: content.messageId }, content.values)}
      </Alert>
    </Snackbar>
  );
}
