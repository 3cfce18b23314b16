import { useIntl } from 'react-intl';
import {
  useAddCurrencyMutation,
  useSaveCurrencyMutation,
  type StaffCurrency,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { changedValues, withBase } from '../ui/conflict.ts';
import { useStoreCurrency } from '../ui/useStoreCurrency.ts';
import { useOverwriteCheck } from '../ui/useOverwriteCheck.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { currencySchema, toCurrencyValues, toFormValues, typedCode } from './currencyForm.ts';

interface CurrencyDialogProps {
  readonly currency: StaffCurrency | undefined;
  readonly onClose: () => void;
}

export function CurrencyDialog({ currency, onClose }: CurrencyDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [add] = useAddCurrencyMutation();
  const [save] = useSaveCurrencyMutation();
  const { code: base } = useStoreCurrency();
  const isBase = currency?.is_base ?? false;
  const overtaken = useOverwriteCheck();
  const form = useStaffForm({
    name: `staff-currency-${currency?.code ?? 'new'}`,
    initialValues: withBase(toFormValues(currency), ''),
    schema: currencySchema,
    send: async (typed, sendOnce) => {
      if (!currency)
        return sendOnce(add, {
          newCurrency: { code: typedCode(typed), ...toCurrencyValues(typed) },
        });
      const { changed, from } = changedValues(typed, toCurrencyValues);
      const currencyChanges = { changed, ...overtaken.from(from) };
      const ended = await sendOnce(save, { code: currency.code, currencyChanges });
      overtaken.note(ended);
      return ended;
    },
    onDone: () => {
      const messageId = currency ? 'staff.currencies.saved' : 'staff.currencies.added';
      dispatch(toastShown({ kind: 'success', content: { messageId } }));
      onClose();
    },
    isEmptied: !currency,
  });
  const addLabel = formatMessage({ id: 'staff.currencies.add' });
  const line = (name: string, labelId: string, inputMode?: 'decimal' | 'numeric') => (
    <TextField
      field={form.fieldOf(name)}
      label={formatMessage({ id: labelId }, { base })}
      autoComplete="off"
      {...(inputMode && { inputMode })}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={currency?.code ?? addLabel}>
      <ServerFormFrame
        form={form}
        submitLabel={currency ? formatMessage({ id: 'staff.delivery.save' }) : addLabel}
      >
        {!currency && line('code', 'staff.currencies.code')}
        {!isBase && line('symbol', 'staff.currencies.symbol')}
        {!isBase && line('rate', 'staff.currencies.rate', 'decimal')}
        {!isBase && line('decimal', 'staff.currencies.decimal', 'numeric')}
        {line('position', 'staff.delivery.position', 'numeric')}
        {!isBase && (
          <CheckboxField
            name="is_active"
            label={formatMessage({ id: 'staff.currencies.isActive' })}
            isChecked={form.values['is_active'] === 'yes'}
            onChange={(isOn) => form.setValue('is_active', isOn ? 'yes' : '')}
          />
        )}
      </ServerFormFrame>
    </Dialog>
  );
}
