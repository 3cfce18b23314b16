import type { CartItem } from '../../api/endpoints.gen.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectRequestedQuantity } from './cartSlice.ts';

export function useLineState({
  cart_item_id: key,
  quantity,
}: Pick<CartItem, 'cart_item_id' | 'quantity'>) {
  const wanted = useAppSelector((state) => selectRequestedQuantity(state, key));
  const isLeaving = wanted?.quantity === 0;
  return { isLeaving, quantity: wanted && !isLeaving ? wanted.quantity : quantity };
}
