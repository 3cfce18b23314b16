import { nanoid } from '@reduxjs/toolkit';
import { staffApi, type PackedLineForm, type StaffOrderLine } from '../../api/staffApi.ts';
import { isRefusal, rejectionOf } from '../problem.ts';
import { runOnce } from '../runOnce.ts';
import type { StaffThunk } from '../staffStore.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectOwnPacks } from './ownPacks.ts';
import { packQueued, packSent, type QueuedPack } from './packQueueSlice.ts';

/**
 * Says of a line how many of it are in the box: at once, or once the network is back. It is refused where somebody else has said
 * something of it since.
 * @param line as whoever says it sees it
 */
export function packLine(
  number: string,
  { id: lineId, packed_quantity: seen }: Pick<StaffOrderLine, 'id' | 'packed_quantity'>,
  form: PackedLineForm,
): StaffThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const memberId = selectMemberId(getState());
    const said = { ...form, from: [seen] };
    dispatch(packQueued({ number, lineId, form: said, memberId, key: nanoid() }));
    await dispatch(sendQueuedPacks());
  };
}

/** What becomes of what is sent; what waits got no answer. */
type Fate = 'taken' | 'refused' | 'waits';

/**
 * Sends what whoever is signed in has queued, one after the other; what gets no answer stays for the next time.
 * @returns what became of all of it: `taken` where nothing was refused and nothing waits
 */
export function sendQueuedPacks(): StaffThunk<Promise<Fate>> {
  // A second press while the first is on its way is sent by the same run.
  return runOnce('packs', sendAll);
}

/** Sends what is queued before something that rests on it. @returns whether all of it is taken; a toast tells where not */
export function sendPacksFirst(): StaffThunk<Promise<boolean>> {
  return async (dispatch) => {
    const fate = await dispatch(sendQueuedPacks());
    if (fate === 'waits') {
      dispatch(toastShown({ kind: 'error', content: { messageId: 'staff.pack.waits' } }));
    }
    return fate === 'taken';
  };
}

function sendAll(): StaffThunk<Promise<Fate>> {
  return async (dispatch, getState) => {
    let worst: Fate = 'taken';
    for (;;) {
      const [pack] = selectOwnPacks(getState());
      if (!pack) return worst;
      const fate = await dispatch(sendOne(pack));
      if (fate === 'waits') return fate;
      if (fate === 'refused') worst = fate;
    }
  };
}

function sendOne({ number, lineId, form, key }: QueuedPack): StaffThunk<Promise<Fate>> {
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
    const isRefused = isRefusal(status);
    if (!data && !isRefused) return 'waits';
    dispatch(packSent(key));
    if (!isRefused) return 'taken';
    // Somebody else has changed the order meanwhile.
    dispatch(staffApi.util.invalidateTags(['Order']));
    // It may come long after, over another order's page.
    const content =
      detail === undefined
        ? { messageId: 'staff.failed' }
        : { messageId: 'staff.pack.refused', values: { number, reason: detail } };
    dispatch(toastShown({ kind: 'error', content }));
    return 'refused';
  };
}
