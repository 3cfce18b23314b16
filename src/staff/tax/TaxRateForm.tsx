import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useSetTaxRateMutation } from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { TaxPlaceFields } from './TaxPlaceFields.tsx';

const PERCENT = /^\d{1,2}(?:[.,]\d{1,2})?$/;

const schema = object({
  percent: string()
    .trim()
    .required('form.error.missing')
    .matches(PERCENT, 'staff.tax.percentInvalid'),
  day: string().required('form.error.missing'),
});

interface TaxRateFormProps {
  readonly classId: string;
  readonly className: string;
}

export function TaxRateForm({ classId, className }: TaxRateFormProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [set] = useSetTaxRateMutation();
  const form = useStaffForm({
    name: `staff-tax-${classId}`,
    initialValues: { percent: '', day: '', country_id: '', zone_id: '' },
    schema,
    send: ({ percent = '', day = '', country_id = '', zone_id = '' }, sendOnce) =>
      sendOnce(set, {
        classId,
        taxRateForm: {
          day,
          country_id,
          zone_id,
          percent: Number(percent.trim().replace(',', '.')),
        },
      }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.tax.saved' } })),
    isEmptied: true,
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'staff.tax.newRateOf' }, { name: className })}
      submitLabel={formatMessage({ id: 'staff.tax.set' })}
    >
      <Box sx={TWO_COLUMNS}>
        <TextField
          field={form.fieldOf('percent')}
          label={formatMessage({ id: 'staff.tax.percent' })}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('day')}
          label={formatMessage({ id: 'staff.tax.day' })}
          type="date"
        />
        <TaxPlaceFields
          form={form}
          noCountryId="staff.tax.everywhere"
          noZoneId="staff.tax.wholeCountry"
        />
      </Box>
    </ServerFormFrame>
  );
}
