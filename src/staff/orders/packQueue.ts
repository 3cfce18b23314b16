import { nanoid } from '@reduxjs/toolkit';
import { staffApi, type PackedLineForm } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import type { StaffThunk } from '../staffStore.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectOwnPacks } from './ownPacks.ts';
import { packQueued, packSent, type QueuedPack } from './packQueueSlice.ts';

/** Says of a line how many of it are in the box: at once, or once the network is back. */
export function packLine(
  number: string,
  lineId: string,
  form: PackedLineForm,
): StaffThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const memberId = selectMemberId(getState());
    dispatch(packQueued({ number, lineId, form, memberId, key: nanoid() }));
    await dispatch(sendQueuedPacks());
  };
}

let sending: Promise<void> | undefined;

/** Sends what whoever is signed in has queued, one after the other; what gets no answer stays for the next time. */
export function sendQueuedPacks(): StaffThunk<Promise<void>> {
  return async (dispatch) => {
    // A second press while the first is on its way is sent by the same run.
    sending ??= dispatch(sendAll()).finally(() => {
      sending = undefined;
    });
    await sending;
  };
}

function sendAll(): StaffThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (;;) {
      const [pack] = selectOwnPacks(getState());
      if (!pack || !(await dispatch(sendOne(pack)))) return;
    }
  };
}

/** @returns whether it has been answered, well or not */
function sendOne({ number, lineId, form, key }: QueuedPack): StaffThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(
      staffApi.endpoints.packLine.initiate({
        number,
        lineId,
        packedLineForm: form,
        'Idempotency-Key': key,
      }),
    );
    const { status, detail } = rejectionOf(error);
    const isRefused = status >= 400 && status < 500 && status !== 401;
    if (!data && !isRefused) return false;
    dispatch(packSent(key));
    if (isRefused) {
      const content = detail === undefined ? { messageId: 'staff.failed' } : { text: detail };
      dispatch(toastShown({ kind: 'error', content }));
    }
    return true;
  };
}
