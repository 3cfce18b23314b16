import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useSaveTaxPolicyMutation, type Taxes } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { TWO_COLUMNS } from '../ui/twoColumns.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { TaxPlaceFields } from './TaxPlaceFields.tsx';

const YES = 'yes';

const FLAGS = [
  { name: 'prices_include_tax', labelId: 'staff.tax.included' },
  { name: 'asks_tax_number', labelId: 'staff.tax.asks' },
] as const;

const schema = object({
  tax_number: string().trim().max(40, 'form.error.long'),
  delivery_class_id: string().required('form.error.missing'),
});

export function TaxPolicyForm({ taxes: { policy, classes } }: { readonly taxes: Taxes }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [save] = useSaveTaxPolicyMutation();
  const form = useStaffForm({
    name: 'staff-tax-policy',
    initialValues: {
      country_id: policy.country_id,
      zone_id: policy.zone_id,
      tax_number: policy.tax_number,
      delivery_class_id: policy.delivery_class_id,
      prices_include_tax: policy.prices_include_tax ? YES : '',
      asks_tax_number: policy.asks_tax_number ? YES : '',
    },
    schema,
    send: (values, sendOnce) =>
      sendOnce(save, {
        taxPolicy: {
          country_id: values['country_id'] ?? '',
          zone_id: values['zone_id'] ?? '',
          tax_number: values['tax_number'] ?? '',
          delivery_class_id: values['delivery_class_id'] ?? '',
          prices_include_tax: values['prices_include_tax'] === YES,
          asks_tax_number: values['asks_tax_number'] === YES,
        },
      }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.tax.policySaved' } })),
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.tax.savePolicy' })}>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="staff.tax.policyHint" />
      </Typography>
      <Box sx={TWO_COLUMNS}>
        <TaxPlaceFields form={form} noCountryId="staff.tax.noCountry" noZoneId="staff.tax.noZone" />
        <TextField
          field={form.fieldOf('tax_number')}
          label={formatMessage({ id: 'staff.tax.number' })}
          hint={formatMessage({ id: 'staff.tax.numberHint' })}
          isRequired={false}
          autoComplete="off"
        />
        <SelectField
          field={form.fieldOf('delivery_class_id')}
          label={formatMessage({ id: 'staff.tax.deliveryClass' })}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={classes.map(({ class_id: value, name }) => ({ value, label: name }))}
        />
      </Box>
      {FLAGS.map(({ name, labelId }) => (
        <div key={name}>
          <CheckboxField
            name={name}
            label={formatMessage({ id: labelId })}
            isChecked={form.values[name] === YES}
            onChange={(isOn) => form.setValue(name, isOn ? YES : '')}
          />
        </div>
      ))}
    </ServerFormFrame>
  );
}
