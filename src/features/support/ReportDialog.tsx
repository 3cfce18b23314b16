import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { FormMessage } from '../../components/FormMessage.tsx';
import type { Field } from '../../forms/field.ts';
import { FieldError } from '../../forms/FieldFrame.tsx';
import formStyles from '../../forms/Form.module.css';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { RecordingSummaryList } from './RecordingSummaryList.tsx';
import styles from './ReportDialog.module.css';
import { ReportCode } from './ReportCode.tsx';
import { useReport } from './useReport.ts';

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
  const { summary, code, save, form } = useReport();
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
      <form className={formStyles.form} noValidate onSubmit={form.submit}>
        <Consent
          field={form.fieldOf('agrees')}
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

interface ConsentProps {
  readonly field: Field;
  readonly onChange: (agrees: boolean) => void;
}

function Consent({ field, onChange }: ConsentProps) {
  const { id, name, value, error } = field;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value !== ''}
            onChange={(_event, isTicked) => onChange(isTicked)}
            slotProps={{
              // Here it puts no star behind the label.
              input: {
                required: true,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        }
        label={<FormattedMessage id="support.report.consent.label" />}
      />
      <FieldError field={field} />
    </div>
  );
}
