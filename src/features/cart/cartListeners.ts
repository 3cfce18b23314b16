import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { StartListening } from '../../api/startListening.ts';
import { wantedSent } from './setQuantity.ts';

const { editCartLine } = api.endpoints;
const isEdited = isAnyOf(editCartLine.matchFulfilled, editCartLine.matchRejected);

/** After each change of a line sends what the shopper has come to want of it meanwhile. */
export function listenToCart(startListening: StartListening): void {
  startListening({
    matcher: isEdited,
    effect: async (action, { dispatch }) => {
      if (isEdited(action))
        await dispatch(wantedSent(action.meta.arg.originalArgs.cartEditForm.key));
    },
  });
}
