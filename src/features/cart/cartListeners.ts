import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { AppStartListening } from '../../store/hooks.ts';
import { announceAnswer } from '../ui/announceAnswer.ts';
import { sendRequestedQuantity } from './stepQuantity.ts';

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

const returnsMessage = isAnyOf(
  applyCoupon.matchFulfilled,
  removeCoupon.matchFulfilled,
  restoreCartLine.matchFulfilled,
  removeSavedLine.matchFulfilled,
);

export function listenToCart(startListening: AppStartListening): void {
  startListening({
    matcher: isEdited,
    effect: async (action, { dispatch }) => {
      if (isEdited(action))
        await dispatch(sendRequestedQuantity(action.meta.arg.originalArgs.cartEditForm.key));
    },
  });
  startListening({
    matcher: returnsMessage,
    effect: (action, { dispatch }) => {
      if (returnsMessage(action)) dispatch(announceAnswer(action.payload));
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
