import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { FormMessage } from '../../components/FormMessage.tsx';
import { ConsentField } from '../../features/support/ConsentField.tsx';
import { RecordingSummaryList } from '../../features/support/RecordingSummaryList.tsx';
import { ReportCode } from '../../features/support/ReportCode.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useStaffReport } from './useStaffReport.ts';

interface StaffReportDialogProps {
  /** The key that the recording is sent under, however often */
  readonly intent: string;
  readonly onClose: () => void;
}

/** Shows what was recorded of the last minutes, and sends or saves it once the member agrees. */
export function StaffReportDialog({ intent, onClose }: StaffReportDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesBeside={false}
      title={formatMessage({ id: 'support.report.title' })}
    >
      <Report intent={intent} onClose={onClose} />
    </Dialog>
  );
}

function Report({ intent, onClose }: StaffReportDialogProps) {
  const { formatMessage } = useIntl();
  const { summary, code, save, form } = useStaffReport(intent);
  if (!summary) {
    return (
      <p role="status">
        <FormattedMessage id="support.report.preparing" />
      </p>
    );
  }
  if (code !== undefined)
    return <ReportCode code={code} sentId="staff.report.sent" onClose={onClose} />;
  return (
    <>
      <Typography>
        <FormattedMessage id="staff.report.lead" />
      </Typography>
      <RecordingSummaryList summary={summary} />
      <Stack component="form" spacing={2} noValidate onSubmit={form.submit}>
        <ConsentField
          field={form.fieldOf('agrees')}
          label={formatMessage({ id: 'staff.report.consent' })}
          onChange={(agrees) => form.setValue('agrees', agrees ? 'yes' : '')}
        />
        <FormMessage outcome={form.outcome} />
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SubmitButton
            label={formatMessage({ id: 'support.report.send' })}
            isBusy={form.isSending}
          />
          <Button variant="outlined" onClick={save}>
            <FormattedMessage id="support.report.save" />
          </Button>
        </Stack>
      </Stack>
    </>
  );
}
