import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { AppStartListening } from '../../store/hooks.ts';
import { announceAnswer } from '../ui/announceAnswer.ts';
import { sendWantedQuantity } from './setQuantity.ts';

const {
  applyCoupon,
  editCartLine,
  moveSavedLine,
  removeCoupon,
  removeSavedLine,
  restoreCartLine,
  saveCartLine,
} = api.endpoints;
const isEdited = isAnyOf(editCartLine.matchFulfilled, editCartLine.matchRejected);

/** Writes whose answers bring their own text. */
const tellsItself = isAnyOf(
  applyCoupon.matchFulfilled,
  removeCoupon.matchFulfilled,
  restoreCartLine.matchFulfilled,
  removeSavedLine.matchFulfilled,
);

/** After each change of a line sends what the shopper has come to want of it meanwhile; shows what other writes came to. */
export function listenToCart(startListening: AppStartListening): void {
  startListening({
    matcher: isEdited,
    effect: async (action, { dispatch }) => {
      if (isEdited(action))
        await dispatch(sendWantedQuantity(action.meta.arg.originalArgs.cartEditForm.key));
    },
  });
  startListening({
    matcher: tellsItself,
    effect: (action, { dispatch }) => {
      if (tellsItself(action)) dispatch(announceAnswer(action.payload));
    },
  });
  startListening({
    matcher: saveCartLine.matchFulfilled,
    effect: ({ payload }, { dispatch }) => dispatch(announceAnswer(payload, 'cart.toast.saved')),
  });
  startListening({
    matcher: moveSavedLine.matchFulfilled,
    effect: ({ payload }, { dispatch }) => dispatch(announceAnswer(payload, 'cart.toast.moved')),
  });
}
