import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useChooseStoreCurrencyMutation } from '../../api/staffApi.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

/** ISO 4217 codes of currencies with at most two decimals, the maximum of prices. */
const CURRENCIES = Intl.supportedValuesOf('currency').filter((currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return (format.resolvedOptions().maximumFractionDigits ?? 0) <= 2;
});

const schema = object({ code: string().required('form.error.missing') });

export function StoreCurrencyForm({ code }: { readonly code: string }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const dispatch = useStaffDispatch();
  const [choose] = useChooseStoreCurrencyMutation();
  const form = useStaffForm({
    name: 'staff-store-currency',
    initialValues: { code },
    schema,
    send: (values, sendOnce) =>
      sendOnce(choose, { storeCurrencyForm: { code: values['code'] ?? '' } }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.currencies.chosen' } })),
  });
  return (
    <Panel title={formatMessage({ id: 'staff.currencies.store' })}>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.currencies.choose' })}>
        <SelectField
          field={form.fieldOf('code')}
          label={formatMessage({ id: 'staff.currencies.code' })}
          hint={formatMessage({ id: 'staff.currencies.storeHint' })}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={CURRENCIES.map((value) => ({
            value,
            label: `${value} · ${formatDisplayName(value, { type: 'currency' }) ?? value}`,
          }))}
        />
      </ServerFormFrame>
    </Panel>
  );
}
