import { createSelector } from '@reduxjs/toolkit';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectQueuedPacks } from './packQueueSlice.ts';

/**
 * Selects the signed-in member's queued packing changes. Other members' changes stay queued until those members
 * sign in.
 */
export const selectOwnPacks = createSelector([selectQueuedPacks, selectMemberId], (packs, ownId) =>
  packs.filter(({ memberId }) => memberId === ownId),
);
