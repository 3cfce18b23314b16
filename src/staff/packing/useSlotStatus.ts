import { useState } from 'react';
import {
  useChangeSlotStatusMutation,
  type ChangedSlotOrder,
  type SlotOrder,
  type SlotStatus,
} from '../../api/staffApi.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useRejectionText } from '../ui/useRejectionText.ts';

interface SlotStatusChange {
  /** Orders of the first attempt; a retry sends the same list. */
  readonly asked: readonly SlotOrder[] | undefined;
  readonly result: readonly ChangedSlotOrder[] | undefined;
  readonly rejection: string | undefined;
  readonly isBusy: boolean;
  readonly change: (orders: readonly SlotOrder[]) => Promise<void>;
}

/**
 * Changes the status of several orders at once. The idempotency key makes a retry safe.
 * @param intent the `Idempotency-Key`
 * @param onDone called after a toast if all orders changed
 */
export function useSlotStatus(
  status: SlotStatus,
  intent: string,
  onDone: () => void,
): SlotStatusChange {
  const rejectionText = useRejectionText('staff.noAnswer');
  const dispatch = useStaffDispatch();
  const [send, { isLoading: isBusy }] = useChangeSlotStatusMutation();
  const [asked, setAsked] = useState<readonly SlotOrder[]>();
  const [result, setResult] = useState<readonly ChangedSlotOrder[]>();
  const [rejection, setRejection] = useState<string>();

  async function change(orders: readonly SlotOrder[]): Promise<void> {
    setAsked(orders);
    setRejection(undefined);
    const { data, error } = await send({
      'Idempotency-Key': intent,
      slotStatusForm: { status, numbers: orders.map(({ number }) => number) },
    });
    if (!data) {
      setRejection(rejectionText(error));
    } else if (data.orders.every(({ reason }) => reason === null)) {
      const values = { count: data.orders.length };
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.slot.done', values } }));
      onDone();
    } else setResult(data.orders);
  }

  return { asked, result, rejection, isBusy, change };
}
