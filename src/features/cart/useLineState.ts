import type { CartItem } from '../../api/endpoints.gen.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectWanted } from './cartSlice.ts';

/** How a line stands: its quantity as it is wanted by now, and whether it is being taken out. */
export function useLineState({
  cart_item_id: key,
  quantity,
}: Pick<CartItem, 'cart_item_id' | 'quantity'>) {
  const wanted = useAppSelector((state) => selectWanted(state, key));
  const isLeaving = wanted?.quantity === 0;
  return { isLeaving, quantity: wanted && !isLeaving ? wanted.quantity : quantity };
}
