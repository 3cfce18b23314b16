import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PackedLineForm } from '../../api/staffApi.ts';

/** What a packer has said of a line and the backend does not know yet. */
export interface QueuedPack {
  number: string;
  lineId: string;
  form: PackedLineForm;
  /** Who has said it: nobody else sends it. */
  memberId: string | undefined;
  /** Sent with it however often, so that it is done once. */
  key: string;
}

interface PackQueueState {
  /** Oldest first; one of each member for each line, the latest. */
  packs: QueuedPack[];
}

const initialState: PackQueueState = { packs: [] };

/** The later of two, with what the earlier one said of a replacement; whether the earlier one has come in is not known. */
function joined(earlier: PackedLineForm | undefined, later: PackedLineForm): PackedLineForm {
  if (earlier === undefined) return later;
  const { from, packed_quantity: said } = earlier;
  const { from: _seen, ...both } = { ...earlier, ...later };
  // Without it nothing is compared: the earlier one was queued before anything was.
  return from === undefined ? both : { ...both, from: [...new Set([...from, said])] };
}

/** What waits for the network. */
export const packQueueSlice = createSlice({
  name: 'packQueue',
  initialState,
  reducers: {
    packQueued: (state, { payload }: PayloadAction<QueuedPack>) => {
      const isOfLine = ({ number, lineId, memberId }: QueuedPack) =>
        number === payload.number && lineId === payload.lineId && memberId === payload.memberId;
      const earlier = state.packs.find(isOfLine);
      state.packs = state.packs.filter((pack) => !isOfLine(pack));
      state.packs.push({ ...payload, form: joined(earlier?.form, payload.form) });
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
