import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { addConfirmed, type AddedProduct } from './addConfirmation.ts';
import type { CartAddResult } from './cartAddResult.ts';
import { miniCartOpened } from '../cartSlice.ts';

/**
 * Origin of an add; `card` includes product pages and the comparison. `announceAdd` announces less for the quick
 * view, and nothing for Buy Now.
 */
export type AddCaller = 'card' | 'quickView' | 'buyNow';

interface AddAnnouncement {
  readonly result: CartAddResult;
  readonly caller: AddCaller;
  readonly product: AddedProduct;
}

/** Resolves after the next paint, so that the cart badge updates before the slower panels open. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export const announceAdd =
  ({ result, caller, product }: AddAnnouncement): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isCard = caller === 'card';
    if (result.kind === 'added') {
      await afterNextFrame();
      if (isCard) {
        const content = { messageId: 'cart.toast.added' };
        dispatch(toastShown({ kind: 'success', content }));
        dispatch(miniCartOpened());
      }
      if (caller !== 'buyNow') dispatch(addConfirmed(product));
      return;
    }
    if (isCard && result.kind === 'rejected' && result.message) {
      dispatch(toastShown({ kind: 'error', content: { html: result.message } }));
    }
  };
