import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../../components/Dialog.tsx';
import { FormMessage } from '../../../components/state/FormMessage.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import type { DialogState } from '../../ui/dialogState.ts';
import { ConsentField } from './ConsentField.tsx';
import { RecordingSummaryList } from './RecordingSummaryList.tsx';
import { ReportCode } from './ReportCode.tsx';
import formStyles from '../../../forms/Form.module.css';
import styles from './ReportDialog.module.css';
import { useReport } from './useReport.ts';

export function ReportDialog(state: DialogState) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage({ id: 'support.report.title' })} closesBeside={false} {...state}>
      <Report onClose={state.onClose} />
    </Dialog>
  );
}

function Report({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { summary, code, save, form } = useReport();
  if (!summary) {
    return (
      <p role="status">
        <FormattedMessage id="support.report.preparing" />
      </p>
    );
  }
  if (code !== undefined)
    return <ReportCode code={code} sentId="support.report.sent" onClose={onClose} />;
  return (
    <>
      <p>
        <FormattedMessage id="support.report.lead" />
      </p>
      <RecordingSummaryList summary={summary} />
      <form className={formStyles.form} noValidate onSubmit={form.submit}>
        <ConsentField
          field={form.fieldOf('agrees')}
          label={formatMessage({ id: 'support.report.consent.label' })}
          onChange={(agrees) => form.setValue('agrees', agrees ? 'yes' : '')}
        />
        <FormMessage outcome={form.outcome} />
        <div className={styles.choices}>
          <SubmitButton
            label={formatMessage({ id: 'support.report.send' })}
            isBusy={form.isSending}
          />
          <Button variant="outlined" onClick={save}>
            <FormattedMessage id="support.report.save" />
          </Button>
        </div>
      </form>
    </>
  );
}
