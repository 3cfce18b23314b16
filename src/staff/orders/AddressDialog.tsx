import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeOrderAddressMutation, type OrderAddressForm } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import type { FormValues } from '../../forms/useServerForm.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { changedValues, withBase } from '../ui/conflict.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

const FIELDS = [
  { name: 'firstname', required: true },
  { name: 'lastname', required: true },
  { name: 'address_1', required: true },
  { name: 'address_2', required: false },
  { name: 'postcode', required: false },
  { name: 'city', required: true },
  { name: 'telephone', required: false },
] as const;

const schema = fieldSchema(FIELDS);

const toAddress = (typed: FormValues): OrderAddressForm =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, (typed[name] ?? '').trim()]));

export function AddressDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeOrderAddressMutation();
  const { number, address } = order;
  const valueOf = (name: string) => address[name] ?? '';
  const form = useStaffForm({
    name: `staff-order-address-${number}`,
    initialValues: withBase(
      Object.fromEntries(FIELDS.map(({ name }) => [name, valueOf(name)])),
      '',
    ),
    schema,
    send: (typed, sendOnce) =>
      sendOnce(change, { number, orderAddressForm: changedValues(typed, toAddress).changed }),
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.order.changed' } }));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'staff.order.address' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage
          id="staff.order.address.text"
          values={{ place: [valueOf('zone'), valueOf('country')].filter(Boolean).join(', ') }}
        />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.delivery.save' })}>
        {FIELDS.map(({ name, required }) => (
          <NamedField key={name} form={form} name={name} isRequired={required} />
        ))}
      </ServerFormFrame>
    </Dialog>
  );
}
