import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface UploadRowProps {
  readonly fileName: string;
  readonly state: ReactNode;
  readonly isBusy?: boolean;
  readonly failure?:
    | { readonly text: ReactNode; readonly onForget: (() => void) | undefined }
    | undefined;
}

export function UploadRow({ fileName, state, isBusy = false, failure }: UploadRowProps) {
  const { formatMessage } = useIntl();
  const stateId = useId();
  if (failure) {
    const label = formatMessage({ id: 'staff.pictures.forget' }, { name: fileName });
    return (
      <li>
        <Alert
          severity="error"
          icon={false}
          sx={{ overflowWrap: 'anywhere' }}
          action={
            failure.onForget && (
              <IconButton
                size="small"
                color="inherit"
                aria-label={label}
                onClick={failure.onForget}
              >
                <CloseIcon />
              </IconButton>
            )
          }
        >
          <strong>{fileName}</strong>
          <span>: </span>
          <span>{failure.text}</span>
        </Alert>
      </li>
    );
  }
  return (
    <li>
      <Typography id={stateId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{fileName}</strong>
        <span>: </span>
        <span>{state}</span>
      </Typography>
      {isBusy && <LinearProgress aria-labelledby={stateId} sx={{ mt: 0.5 }} />}
    </li>
  );
}
