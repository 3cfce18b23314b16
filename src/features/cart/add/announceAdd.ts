import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { addConfirmed, type AddedProduct } from './addConfirmation.ts';
import type { CartAddResult } from './cartAddResult.ts';
import { miniCartOpened } from '../cartSlice.ts';

/** Origin of an add. The quick view announces less than cards and product pages; its Buy Now announces nothing. */
export type AddCaller = 'card' | 'quickView' | 'buyNow';

interface AddAnnouncement {
  readonly result: CartAddResult;
  readonly caller: AddCaller;
  readonly product: AddedProduct;
}

/** Paints the badge's new number before the panels, which take longer. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Announces an add: a confirmation, and for cards also a toast and the mini cart. Only cards show the server's
 * rejection.
 */
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
