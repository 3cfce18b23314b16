import { api, isDone } from '../../api/api.ts';
import type { StartListening } from '../session/startListening.ts';
import { miniCartOpened } from './cartSlice.ts';

/** The badge's new number is seen before the panel, which takes longer, is begun. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Opens the mini cart after an add (CARD-27). */
export function listenToCart(startListening: StartListening): void {
  startListening({
    matcher: api.endpoints.addToCart.matchFulfilled,
    effect: async ({ payload }, { dispatch }) => {
      if (!isDone(payload)) return;
      await afterNextFrame();
      dispatch(miniCartOpened());
    },
  });
}
