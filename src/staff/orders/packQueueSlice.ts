import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PackedLineForm } from '../../api/staffApi.ts';

export interface QueuedPack {
  number: string;
  lineId: string;
  form: PackedLineForm;
  /** Member who made the change. The change is sent only while this member is signed in. */
  memberId: string | undefined;
  /** Idempotency key, the same on every retry. */
  key: string;
}

interface PackQueueState {
  /** Oldest first; at most one per member and line. */
  packs: QueuedPack[];
}

const initialState: PackQueueState = { packs: [] };

/**
 * Merges two changes of a line. Keeps the earlier change's replacement unless the later change sets one. `from`
 * lists the quantities before and after the earlier change, because the backend may already have applied it.
 */
function mergePackForms(
  earlier: PackedLineForm | undefined,
  later: PackedLineForm,
): PackedLineForm {
  if (earlier === undefined) return later;
  const { from, weight_from: weightFrom, packed_quantity: said, weight = null, ...kept } = earlier;
  const { from: _seen, weight_from: _seenWeight, ...others } = { ...kept, ...later };
  const both = {
    ...others,
    ...(weightFrom && { weight_from: [...new Set([...weightFrom, weight])] }),
  };
  // An earlier release queued changes without `from`; send those without a comparison.
  return from === undefined ? both : { ...both, from: [...new Set([...from, said])] };
}

export const packQueueSlice = createSlice({
  name: 'packQueue',
  initialState,
  reducers: {
    packQueued: (state, { payload }: PayloadAction<QueuedPack>) => {
      const isOfLine = ({ number, lineId, memberId }: QueuedPack) =>
        number === payload.number && lineId === payload.lineId && memberId === payload.memberId;
      const earlier = state.packs.find(isOfLine);
      state.packs = state.packs.filter((pack) => !isOfLine(pack));
      state.packs.push({ ...payload, form: mergePackForms(earlier?.form, payload.form) });
    },
    packSent: (state, { payload: key }: PayloadAction<string>) => {
      state.packs = state.packs.filter((pack) => pack.key !== key);
    },
    packsRestored: (_state, { payload }: PayloadAction<QueuedPack[]>) => ({ packs: payload }),
  },
  selectors: { selectQueuedPacks: (state) => state.packs },
});

export const { packQueued, packSent, packsRestored } = packQueueSlice.actions;
export const { selectQueuedPacks } = packQueueSlice.selectors;
