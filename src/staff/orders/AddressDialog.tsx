import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChangeOrderAddressMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
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

/** Corrects where an order goes, within its region. */
export function AddressDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeOrderAddressMutation();
  const { number, address } = order;
  const valueOf = (name: string) => address[name] ?? '';
  const form = useStaffForm({
    name: `staff-order-address-${number}`,
    initialValues: Object.fromEntries(FIELDS.map(({ name }) => [name, valueOf(name)])),
    schema,
    send: (typed, sendOnce) => {
      const text = (name: (typeof FIELDS)[number]['name']) => (typed[name] ?? '').trim();
      return sendOnce(change, {
        number,
        orderAddressForm: {
          firstname: text('firstname'),
          lastname: text('lastname'),
          address_1: text('address_1'),
          address_2: text('address_2'),
          postcode: text('postcode'),
          city: text('city'),
          telephone: text('telephone'),
        },
      });
    },
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
