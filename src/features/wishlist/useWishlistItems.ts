import { api, useGetWishlistQuery } from '../../api/api.ts';
import type { WishlistItem } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { selectWishlist } from './wishlistSlice.ts';

const { getWishlist } = api.endpoints;
const selectWishlistQuery = getWishlist.select();

interface WishlistView {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  readonly items: readonly WishlistItem[];
  readonly retry: () => void;
}

export function useWishlistItems(): WishlistView {
  const dispatch = useAppDispatch();
  const isStarted = useAppSelector(selectIsStarted);
  useGetWishlistQuery(undefined, { skip: !isStarted });
  const { answer, hasFailed } = answerState(useAppSelector(selectWishlistQuery));
  const items = useAppSelector(selectWishlist);
  const retry = () => {
    void dispatch(getWishlist.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  if (answer) return { state: items.length > 0 ? 'ready' : 'empty', items, retry };
  return { state: hasFailed && isStarted ? 'failed' : 'loading', items, retry };
}
