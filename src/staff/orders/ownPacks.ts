import { createSelector } from '@reduxjs/toolkit';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectQueuedPacks } from './packQueueSlice.ts';

/** What whoever is signed in has checked off and the backend does not know yet; what others did on this phone waits for them. */
export const selectOwnPacks = createSelector([selectQueuedPacks, selectMemberId], (packs, ownId) =>
  packs.filter(({ memberId }) => memberId === ownId),
);
