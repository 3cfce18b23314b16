import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import { api, isDone } from '../../api/api.ts';
import { errorText } from '../../lib/errorText.ts';
import { redirectTarget } from '../../lib/redirectTarget.ts';
import type { StartListening } from '../../api/startListening.ts';
import { toastShown } from './uiSlice.ts';

const {
  addToWishlist,
  removeFromWishlist,
  applyCoupon,
  removeCoupon,
  restoreCartLine,
  saveCartLine,
  moveSavedLine,
  removeSavedLine,
} = api.endpoints;

/** Endpoint to the message of its success; the others' answers bring their own text, or none. */
const SUCCESS = new Map([
  ['addToWishlist', 'wishlist.toast.added'],
  ['removeFromWishlist', 'wishlist.toast.removed'],
  ['saveCartLine', 'cart.toast.saved'],
  ['moveSavedLine', 'cart.toast.moved'],
]);

const isAnswered = isAnyOf(
  addToWishlist.matchFulfilled,
  removeFromWishlist.matchFulfilled,
  applyCoupon.matchFulfilled,
  removeCoupon.matchFulfilled,
  restoreCartLine.matchFulfilled,
  saveCartLine.matchFulfilled,
  moveSavedLine.matchFulfilled,
  removeSavedLine.matchFulfilled,
);

/** Shows what writes came to: the message of their endpoint, or the server's own text where it refused. */
export function listenToNotices(startListening: StartListening): void {
  startListening({
    matcher: isAnswered,
    effect: (action, { dispatch }) => {
      // A swallowed answer is the empty text.
      if (!isAnswered(action) || !action.payload) return;
      const { payload, meta } = action;
      // Who is led elsewhere learns there why.
      if ('redirect' in payload && redirectTarget(payload.redirect, window.location.origin)) return;
      const id = nanoid();
      const rejection = errorText(payload.error);
      const messageId = SUCCESS.get(meta.arg.endpointName);
      if (isDone(payload) && messageId) {
        dispatch(toastShown({ id, kind: 'success', content: { messageId } }));
      } else if (rejection !== undefined) {
        dispatch(toastShown({ id, kind: 'error', content: { html: rejection } }));
      } else if ('success' in payload && payload.success) {
        dispatch(toastShown({ id, kind: 'success', content: { html: payload.success } }));
      }
    },
  });
}
