import { useNavigate } from 'react-router';
import { useAddToWishlistMutation, useRemoveFromWishlistMutation } from '../../api/api.ts';
import { useAppSelector, useAppStore } from '../../store/hooks.ts';
import { followRedirect } from './followRedirect.ts';
import { selectPendingWishlistIds, selectWishlistIds } from './wishlistSlice.ts';

/** One product's place on the wishlist. */
export interface WishlistEntry {
  /** As the server last said; changes after the answer alone. */
  readonly isListed: boolean;
  /** A call for this product is under way, from wherever it was sent. */
  readonly isPending: boolean;
  /** Adds or removes the product, and follows the answer's `redirect`. Does nothing while a call is under way. */
  readonly toggle: () => Promise<void>;
}

/** Whether a wishlist call for this product is under way; its other actions wait meanwhile. */
export function useIsWishing(productId: string): boolean {
  return useAppSelector((state) => selectPendingWishlistIds(state).includes(productId));
}

/** Reads and changes a product's place on the wishlist; the answers' toasts come from wishlistListeners.ts. */
export function useWishlist(productId: string): WishlistEntry {
  const store = useAppStore();
  const navigate = useNavigate();
  const isListed = useAppSelector((state) => selectWishlistIds(state).has(productId));
  const isPending = useIsWishing(productId);
  const [add] = useAddToWishlistMutation();
  const [remove] = useRemoveFromWishlistMutation();

  const toggle = async () => {
    // The store knows of a press in this very frame, the rendering does not yet.
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
