import { addExpected, selectTotalQuantity } from '../cartSlice.ts';
import { nanoid } from '@reduxjs/toolkit';
import { useAddToCartMutation } from '../../../api/api.ts';
import type { CartAddForm, Product, ProductCard } from '../../../api/endpoints.gen.ts';
import { useAppDispatch, useAppStore, type AppThunk } from '../../../store/hooks.ts';
import { announceAdd, type AddCaller } from './announceAdd.ts';
import { readCartAdd, type CartAddResult } from './cartAddResult.ts';
import { queueCartAdd } from './queueCartAdd.ts';
import type { AddedProduct } from './addConfirmation.ts';
import { selectIsOnline } from '../../ui/uiSlice.ts';

const expectAdd =
  ({ quantity }: CartAddForm): AppThunk =>
  (dispatch, getState) => {
    dispatch(addExpected(selectTotalQuantity(getState()) + quantity));
  };

/** `queued`: the browser is offline, and the add is sent once it is back online. */
type AddOutcome = CartAddResult | { readonly kind: 'queued' };

export interface CartAdd {
  /** Sends the form. With `isComplete: false`, the cart count changes only after the response. */
  readonly add: (
    cartAddForm: CartAddForm,
    check?: { readonly isComplete: boolean },
  ) => Promise<AddOutcome>;
  readonly isAdding: boolean;
}

/** Adds a product to the cart and announces the result. The caller handles invalid options by showing their fields. */
export function useAddToCart(product: AddedProduct, caller: AddCaller): CartAdd {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [addToCart, { isLoading: isAdding }] = useAddToCartMutation();

  const add: CartAdd['add'] = async (cartAddForm, { isComplete } = { isComplete: true }) => {
    const key = nanoid();
    const isOffline = () => !selectIsOnline(store.getState());
    const queue = (): AddOutcome => {
      dispatch(queueCartAdd({ key, form: cartAddForm, name: product.name }));
      return { kind: 'queued' };
    };
    if (isOffline()) return queue();
    if (isComplete) dispatch(expectAdd(cartAddForm));
    const { data: answer, error } = await addToCart({
      cartAddForm,
      'Idempotency-Key': key,
    });
    // The request may have reached the server; the idempotency key makes the retry safe.
    if (error && (isOffline() || !navigator.onLine)) return queue();
    const result = readCartAdd(answer);
    await dispatch(announceAdd({ result, caller, product }));
    return result;
  };

  return { add, isAdding };
}

export function addedCard({ name, thumb, picture }: ProductCard): AddedProduct {
  return { name, image: thumb, picture };
}

export function addedProduct({ name = '', images = [], pictures = [] }: Product): AddedProduct {
  return { name, image: images[0] ?? '', picture: pictures[0] };
}
