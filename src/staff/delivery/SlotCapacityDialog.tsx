import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useChangeDeliverySlotMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown, type SlotCapacityIntent } from '../ui/staffUiSlice.ts';
import { useOverwriteCheck } from '../ui/useOverwriteCheck.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { isIntegerBetween } from './methodForm.ts';

const schema = object({
  capacity: string()
    .trim()
    .required('form.error.missing')
    .test('whole', 'staff.products.stock.invalid', (text) => isIntegerBetween(text, 0, 10_000)),
});

interface SlotCapacityDialogProps extends SlotCapacityIntent {
  readonly onClose: () => void;
}

export function SlotCapacityDialog(props: SlotCapacityDialogProps) {
  const { slotId, when, capacity, taken, onClose } = props;
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeDeliverySlotMutation();
  const overtaken = useOverwriteCheck();
  const form = useStaffForm({
    name: `staff-slot-${slotId}`,
    initialValues: { capacity: String(capacity) },
    schema,
    send: async ({ capacity: typed }, sendOnce) => {
      const staffSlotChange = { capacity: Number(typed), ...overtaken.from({ capacity }) };
      const ended = await sendOnce(change, { slotId, staffSlotChange });
      overtaken.note(ended);
      return ended;
    },
    onDone: () => {
      dispatch(
        toastShown({ kind: 'success', content: { messageId: 'staff.delivery.slot.changed' } }),
      );
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={when}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.delivery.slot.taken" values={{ taken, capacity }} />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.delivery.save' })}>
        <TextField
          field={form.fieldOf('capacity')}
          label={formatMessage({ id: 'staff.delivery.window.capacity' })}
          inputMode="numeric"
          autoComplete="off"
        />
      </ServerFormFrame>
    </Dialog>
  );
}
