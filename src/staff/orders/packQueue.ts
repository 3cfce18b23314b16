import { nanoid } from '@reduxjs/toolkit';
import { isTooHeavy, unitsOfWeight } from '../../../contract/weight.ts';
import { staffApi, type PackedLineForm, type StaffOrderLine } from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { isRefusal, rejectionOf } from '../problem.ts';
import { runOnce } from '../runOnce.ts';
import type { StaffThunk } from '../staffStore.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectOwnPacks } from './ownPacks.ts';
import { packQueued, packSent, type QueuedPack } from './packQueueSlice.ts';

/**
 * Queues the packed quantity of a line and sends it when online. The backend rejects the change if the line has
 * changed in the meantime.
 * @param line the line as the member sees it
 */
export function packLine(
  number: string,
  line: Pick<StaffOrderLine, 'id' | 'packed_quantity' | 'weight_step' | 'weight'>,
  form: PackedLineForm,
): StaffThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const memberId = selectMemberId(getState());
    const { id: lineId, packed_quantity: seen, weight_step: step, weight } = line;
    const said = { ...form, from: [seen], ...(step !== null && { weight_from: [weight] }) };
    dispatch(packQueued({ number, lineId, form: said, memberId, key: nanoid() }));
    await dispatch(sendQueuedPacks());
  };
}

/** Queues the weight of a line in grams. Shows a toast instead if the line would be too heavy. */
export function weighLine(
  number: string,
  line: Pick<
    StaffOrderLine,
    'id' | 'name' | 'quantity' | 'packed_quantity' | 'weight_step' | 'weight'
  >,
  grams: number,
): StaffThunk<Promise<void>> {
  return async (dispatch) => {
    const { name, quantity, weight_step: step } = line;
    if (step === null) return;
    if (isTooHeavy(grams, step, quantity)) {
      const content = { messageId: 'staff.pack.scanHeavy', values: { name } };
      dispatch(toastShown({ kind: 'error', content }));
      return;
    }
    const units = unitsOfWeight(grams, step, quantity);
    await dispatch(packLine(number, line, { packed_quantity: units, weight: grams }));
  };
}

/** Result of a send attempt. `waits`: no final response, so the change stays queued. */
type SendResult = 'taken' | 'refused' | 'waits';

/**
 * Sends the signed-in member's queue in order. Changes without a final response stay queued.
 * @returns `taken` if all were accepted
 */
export function sendQueuedPacks(): StaffThunk<Promise<SendResult>> {
  // A call during a run joins it, so nothing is sent twice.
  return runOnce('packs', sendAll);
}

/**
 * Sends the queue before a step that depends on it.
 * @returns true if the backend accepted all changes; otherwise a toast shows the reason
 */
export function flushPackQueue(): StaffThunk<Promise<boolean>> {
  return async (dispatch) => {
    const fate = await dispatch(sendQueuedPacks());
    if (fate === 'waits') {
      dispatch(toastShown({ kind: 'error', content: { messageId: 'staff.pack.waits' } }));
    }
    return fate === 'taken';
  };
}

function sendAll(): StaffThunk<Promise<SendResult>> {
  return async (dispatch, getState) => {
    let worst: SendResult = 'taken';
    for (;;) {
      const [pack] = selectOwnPacks(getState());
      if (!pack) return worst;
      const fate = await dispatch(sendOne(pack));
      if (fate === 'waits') return fate;
      if (fate === 'refused') worst = fate;
    }
  };
}

function sendOne({ number, lineId, form, key }: QueuedPack): StaffThunk<Promise<SendResult>> {
  return async (dispatch, getState) => {
    const { data, error } = await dispatch(
      staffApi.endpoints.packLine.initiate({
        number,
        lineId,
        packedLineForm: form,
        'Idempotency-Key': key,
      }),
    );
    const { status, detail } = rejectionOf(error);
    const isRefused = isRefusal(status);
    if (!data && !isRefused) return 'waits';
    dispatch(packSent(key));
    if (!isRefused) return 'taken';
    // Another member may have changed the order, so refetch it.
    dispatch(staffApi.util.invalidateTags(['Order']));
    // The member may be on another order's page by now, so name the order.
    const order = staffApi.endpoints.getStaffOrder.select({ number })(getState()).data;
    const content =
      detail === undefined
        ? { messageId: 'staff.failed' }
        : {
            messageId: 'staff.pack.refused',
            values: { number: orderName(order ?? { number }), reason: detail },
          };
    dispatch(toastShown({ kind: 'error', content }));
    return 'refused';
  };
}
