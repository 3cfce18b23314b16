import { api } from '../../api/api.ts';
import type { AppStartListening } from '../../store/hooks.ts';
import { announceAnswer } from '../ui/announceAnswer.ts';

const { addToWishlist, removeFromWishlist } = api.endpoints;

export function listenToWishlist(startListening: AppStartListening): void {
  startListening({
    matcher: addToWishlist.matchFulfilled,
    effect: ({ payload }, { dispatch }) =>
      dispatch(announceAnswer(payload, 'wishlist.toast.added')),
  });
  startListening({
    matcher: removeFromWishlist.matchFulfilled,
    effect: ({ payload }, { dispatch }) =>
      dispatch(announceAnswer(payload, 'wishlist.toast.removed')),
  });
}
