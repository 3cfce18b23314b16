import { api, useGetCartQuery } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectIsStarted } from '../session/sessionSlice.ts';
import { selectItems } from './cartSlice.ts';

const { getCart } = api.endpoints;
const selectCartQuery = getCart.select();

interface CartView {
  readonly state: 'loading' | 'failed' | 'empty' | 'ready';
  readonly items: readonly CartItem[];
  readonly retry: () => void;
}

export function useCart(): CartView {
  const dispatch = useAppDispatch();
  const isStarted = useAppSelector(selectIsStarted);
  useGetCartQuery(undefined, { skip: !isStarted });
  const { answer, hasFailed } = answerState(useAppSelector(selectCartQuery));
  const items = useAppSelector(selectItems);
  const retry = () => {
    void dispatch(getCart.initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
  if (answer) return { state: items.length > 0 ? 'ready' : 'empty', items, retry };
  return { state: hasFailed && isStarted ? 'failed' : 'loading', items, retry };
}
