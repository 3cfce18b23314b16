import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { addConfirmed, type AddedProduct } from './addConfirmation.ts';
import type { CartAddResult } from './cartAddResult.ts';
import { miniCartOpened } from '../cartSlice.ts';

/**
 * Who added: the quick view tells less of what came of it than cards and product pages do, and its Buy Now,
 * which goes on to the checkout, nothing.
 */
export type AddCaller = 'card' | 'quickView' | 'buyNow';

interface AddAnnouncement {
  readonly result: CartAddResult;
  readonly caller: AddCaller;
  readonly product: AddedProduct;
}

/** The badge's new number is seen before the panels, which take longer, are begun. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Shows what came of an add: the confirmation, and for cards the toast and the mini cart too; the server's rejection as
 * a toast, for cards alone.
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
