import { useNavigate } from 'react-router';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../api/api.ts';
import { useAppSelector, useAppStore } from '../../store/hooks.ts';
import { followRedirect } from './followRedirect.ts';
import { selectPendingWishlistIds, selectWishlistIds } from './wishlistSlice.ts';

export interface WishlistEntry {
  readonly isListed: boolean;
  readonly isPending: boolean;
  /**
   * Adds or removes the product. After an add, follows the response's `redirect`. No-op while a request is pending.
   */
  readonly toggle: () => Promise<void>;
}

export function useIsWishlistPending(productId: string): boolean {
  return useAppSelector((state) => selectPendingWishlistIds(state).includes(productId));
}

export function useWishlist(productId: string): WishlistEntry {
  const store = useAppStore();
  const navigate = useNavigate();
  const isListed = useAppSelector((state) => selectWishlistIds(state).has(productId));
  const isPending = useIsWishlistPending(productId);
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();

  const toggle = async () => {
    // Read the store, because the rendered value is stale for a second press in the same frame.
    if (selectPendingWishlistIds(store.getState()).includes(productId)) return;
    const argument = { wishlistForm: { product_id: productId } };
    if (isListed) {
      await remove(argument);
      return;
    }
    const { data } = await add(argument);
    await store.dispatch(followRedirect(data?.redirect, navigate));
  };

  return { isListed, isPending, toggle };
}
