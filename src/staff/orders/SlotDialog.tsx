import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  staffApi,
  useChangeOrderSlotMutation,
  useListOrderSlotsQuery,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimes } from '../ui/useTimes.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

export function SlotDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const { number, is_written_to: isWrittenTo } = order;
  const { data, error, isFetching, refetch } = useListOrderSlotsQuery({ number });
  const [change] = useChangeOrderSlotMutation();
  const slots = data ? data.slots : [];
  const isOffered = (id = '') => slots.some(({ slot_id: known }) => known === id);
  const form = useStaffForm({
    name: `staff-order-slot-${number}`,
    initialValues: { slot_id: '' },
    schema: object({ slot_id: string().test('offered', 'form.error.missing', isOffered) }),
    send: async ({ slot_id: slotId = '' }, sendOnce) => {
      const ended = await sendOnce(change, { number, body: { slot_id: slotId } });
      // The slot is full by now, so refetch the slots.
      if (rejectionOf(ended.error).status === 409) {
        void dispatch(
          staffApi.endpoints.listOrderSlots.initiate(
            { number },
            { forceRefetch: true, subscribe: false },
          ),
        );
      }
      return ended;
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.order.slotChanged' } }));
      onClose();
    },
  });
  const field = form.fieldOf('slot_id');
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'staff.order.slot' })}>
      {!data && isFetching && <MainLoader />}
      {!data && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {data && slots.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.order.slot.none" />
        </Typography>
      )}
      {slots.length > 0 && (
        <>
          <Typography sx={{ mb: 2 }}>
            <FormattedMessage id="staff.order.slot.text" values={{ isWrittenTo }} />
          </Typography>
          <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.order.slot.do' })}>
            <SelectField
              field={isOffered(field.value) ? field : { ...field, value: '' }}
              label={formatMessage({ id: 'staff.orders.slot' })}
              placeholder={formatMessage({ id: 'staff.order.slot.choose' })}
              options={slots.map(({ slot_id: value, starts, ends, left }) => ({
                value,
                label: formatMessage(
                  { id: 'staff.order.slot.option' },
                  { when: times.slot(starts, ends), left },
                ),
              }))}
            />
          </ServerFormFrame>
        </>
      )}
    </Dialog>
  );
}
