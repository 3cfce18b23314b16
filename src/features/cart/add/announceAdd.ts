import { isDone } from '../../../lib/isDone.ts';
import type { CartAddAnswer } from '../../../api/endpoints.gen.ts';
import { errorText } from '../../../lib/errorText.ts';
import type { AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { addConfirmed, type AddedProduct } from './addConfirmation.ts';
import { miniCartOpened } from '../cartSlice.ts';

/**
 * Who added: the quick view tells less of what came of it than cards and product pages do, and its Buy Now,
 * which goes on to the checkout, nothing.
 */
export type AddCaller = 'card' | 'quickView' | 'buyNow';

interface AddAnswered {
  /** Undefined where the call failed or its answer was swallowed */
  readonly answer: CartAddAnswer | undefined;
  readonly caller: AddCaller;
  readonly product: AddedProduct;
}

/** The badge's new number is seen before the panels, which take longer, are begun. */
function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The words of a rejection besides those of options, which stand beside their fields. */
function rejectionOf(answer: CartAddAnswer | undefined): string | undefined {
  const error = answer?.error;
  return errorText(typeof error === 'object' ? { ...error, option: undefined } : error);
}

/**
 * Shows what came of an add: the confirmation, and for cards the toast and the mini cart too; the server's rejection as
 * a toast, for cards alone.
 */
export const announceAdd =
  ({ answer, caller, product }: AddAnswered): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const isCard = caller === 'card';
    if (isDone(answer)) {
      await afterNextFrame();
      if (isCard) {
        const content = { messageId: 'cart.toast.added' };
        dispatch(toastShown({ kind: 'success', content }));
        dispatch(miniCartOpened());
      }
      if (caller !== 'buyNow') dispatch(addConfirmed(product));
      return;
    }
    const rejection = isCard && rejectionOf(answer);
    if (rejection) dispatch(toastShown({ kind: 'error', content: { html: rejection } }));
  };
