import { addExpected, selectTotalQuantity } from '../cartSlice.ts';
import { nanoid } from '@reduxjs/toolkit';
import { useAddToCartMutation } from '../../../api/api.ts';
import { isDone } from '../../../lib/isDone.ts';
import type {
  CartAddAnswer,
  CartAddForm,
  Product,
  ProductCard,
} from '../../../api/endpoints.gen.ts';
import { useAppDispatch, useAppStore, type AppThunk } from '../../../store/hooks.ts';
import { announceAdd, type AddCaller } from './announceAdd.ts';
import { queueCartAdd } from './queueCartAdd.ts';
import type { AddedProduct } from './addConfirmation.ts';
import { selectIsOnline } from '../../ui/uiSlice.ts';

/** Counts an add in the cart's number from the press; its answer puts the number right. */
const expectAdd =
  ({ quantity }: CartAddForm): AppThunk =>
  (dispatch, getState) => {
    dispatch(addExpected(selectTotalQuantity(getState()) + quantity));
  };

interface AddOutcome {
  readonly isAdded: boolean;
  /** The browser is offline: it will be added when it is back online */
  readonly isWaiting?: boolean;
  /** What the server says of options, by option id; absent when it says nothing of them */
  readonly optionErrors?: Readonly<Record<string, string>>;
}

/** The way into the cart of one product. */
export interface CartAdd {
  /** Sends the form. Where a choice that it needs is missing, it counts in the cart's number once it is answered only */
  readonly add: (
    cartAddForm: CartAddForm,
    check?: { readonly isComplete: boolean },
  ) => Promise<AddOutcome>;
  /** The call is under way. */
  readonly isAdding: boolean;
}

/** What the server says of options; `{}` where it names them and says nothing more. */
function optionErrorsOf(error: CartAddAnswer['error'] | null): AddOutcome['optionErrors'] {
  if (typeof error !== 'object' || error === null || !('option' in error)) return undefined;
  const { option } = error as { option: unknown };
  return { ...(typeof option === 'object' && option) };
}

/**
 * Puts a product into the cart. What the server says of options is the caller's to use; what else follows is told by
 * `announceAdd`; a failed call is not told at all. Offline the add waits, and the shopper is told so.
 */
export function useAddToCart(product: AddedProduct, caller: AddCaller): CartAdd {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [addToCart, { isLoading: isAdding }] = useAddToCartMutation();

  const add: CartAdd['add'] = async (cartAddForm, { isComplete } = { isComplete: true }) => {
    const key = nanoid();
    const isOffline = () => !selectIsOnline(store.getState());
    const wait = (): AddOutcome => {
      dispatch(queueCartAdd({ key, form: cartAddForm, name: product.name }));
      return { isAdded: false, isWaiting: true };
    };
    if (isOffline()) return wait();
    if (isComplete) dispatch(expectAdd(cartAddForm));
    const { data: answer, error } = await addToCart({
      cartAddForm,
      'Idempotency-Key': key,
    });
    // It may have arrived before the connection broke; under the same name it counts once.
    if (error && (isOffline() || !navigator.onLine)) return wait();
    const optionErrors = optionErrorsOf(answer?.error);
    if (optionErrors) return { isAdded: false, optionErrors };
    await dispatch(announceAdd({ answer, caller, product }));
    return { isAdded: isDone(answer) };
  };

  return { add, isAdding };
}

/** What the confirmation shows of a product in a list. */
export function addedCard({ name, thumb, picture }: ProductCard): AddedProduct {
  return { name, image: thumb, picture };
}

/** What the confirmation shows of a product read for its own page or the quick view. */
export function addedProduct({ name = '', images = [], pictures = [] }: Product): AddedProduct {
  return { name, image: images[0] ?? '', picture: pictures[0] };
}
