import { isAnyOf, nanoid } from '@reduxjs/toolkit';
import { api, isDone } from '../../api/api.ts';
import type { StartListening } from '../session/startListening.ts';
import { toastShown } from './uiSlice.ts';

const { addToWishlist, removeFromWishlist } = api.endpoints;

/** Endpoint to the message of its success. */
const SUCCESS = new Map([
  ['addToWishlist', 'wishlist.toast.added'],
  ['removeFromWishlist', 'wishlist.toast.removed'],
]);

const isAnswered = isAnyOf(addToWishlist.matchFulfilled, removeFromWishlist.matchFulfilled);

/** Shows what writes came to: the message of their endpoint, or the server's own text where it refused. */
export function listenToNotices(startListening: StartListening): void {
  startListening({
    matcher: isAnswered,
    effect: (action, { dispatch }) => {
      if (!isAnswered(action)) return;
      const { payload, meta } = action;
      const id = nanoid();
      const messageId = SUCCESS.get(meta.arg.endpointName);
      if (isDone(payload) && messageId) {
        dispatch(toastShown({ id, kind: 'success', content: { messageId } }));
      } else if (typeof payload.error === 'string') {
        dispatch(toastShown({ id, kind: 'error', content: { html: payload.error } }));
      }
    },
  });
}
