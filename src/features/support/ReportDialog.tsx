import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import formStyles from '../../forms/Form.module.css';
import { FormMessage } from '../../components/FormMessage.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { RecordingSummaryList } from './RecordingSummaryList.tsx';
import styles from './ReportDialog.module.css';
import { ReportCode } from './ReportCode.tsx';
import { CONSENT, useReport } from './useReport.ts';

/** Shows what support would get of the last minutes, and sends it once the shopper agrees. */
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
  const { summary, code, save, ...form } = useReport();
  if (!summary) {
    return (
      <p role="status">
        <FormattedMessage id="support.report.preparing" />
      </p>
    );
  }
  if (code !== undefined) return <ReportCode code={code} onClose={onClose} />;
  return (
    <>
      <p>
        <FormattedMessage id="support.report.lead" />
      </p>
      <RecordingSummaryList summary={summary} />
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Consent {...form} />
        <FormMessage
          outcome={form.failure === undefined ? undefined : { kind: 'error', text: form.failure }}
        />
        <div className={styles.choices}>
          <SubmitButton label={formatMessage({ id: 'support.report.send' })} isBusy={form.isBusy} />
          <Button variant="outlined" onClick={save}>
            <FormattedMessage id="support.report.save" />
          </Button>
        </div>
      </form>
    </>
  );
}

type ConsentProps = Pick<ReturnType<typeof useReport>, 'agrees' | 'setAgrees' | 'consentError'>;

function Consent({ agrees, setAgrees, consentError }: ConsentProps) {
  const errorId = `${CONSENT}-error`;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={CONSENT}
            checked={agrees}
            onChange={(_event, isTicked) => setAgrees(isTicked)}
            slotProps={{
              // Here it puts no star behind the label.
              input: {
                required: true,
                'aria-invalid': consentError !== undefined,
                'aria-describedby': consentError && errorId,
              },
            }}
          />
        }
        label={<FormattedMessage id="support.report.consent.label" />}
      />
      <div aria-live="polite">
        {consentError && (
          <FormHelperText id={errorId} error>
            {consentError}
          </FormHelperText>
        )}
      </div>
    </div>
  );
}
