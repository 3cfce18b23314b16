import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDropZone } from '../ui/FileDropZone.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useUpload } from './useUpload.ts';

interface FilePanelProps {
  readonly onSent: (importId: string) => void;
}

export function FilePanel({ onSent }: FilePanelProps) {
  const { formatMessage } = useIntl();
  const { upload, send } = useUpload(onSent);
  const isSending = upload.state === 'sending';
  return (
    <Panel title={formatMessage({ id: 'staff.import.title' })}>
      <FileDropZone
        label={formatMessage({ id: 'staff.import.choose' })}
        icon={<UploadFileIcon />}
        hint={<FormattedMessage id="staff.import.text" />}
        accept=".csv,.tsv,.txt,.gz,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values,text/plain,application/gzip"
        isDisabled={isSending}
        onChoose={([file]) => file && void send(file)}
      />
      {isSending && (
        <LinearProgress
          variant="determinate"
          value={upload.progress * 100}
          aria-label={formatMessage({ id: 'staff.import.sending' })}
          sx={{ mt: 2 }}
        />
      )}
      {upload.state === 'empty' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <FormattedMessage id="staff.import.emptyFile" />
        </Alert>
      )}
      {upload.state === 'failed' && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {upload.text ?? formatMessage({ id: 'staff.import.notSent' })}
        </Alert>
      )}
    </Panel>
  );
}
