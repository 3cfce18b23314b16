import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { quantityWanted, selectItems, selectWanted } from './cartSlice.ts';

export type Direction = 'inc' | 'dec';

const { editCartLine, removeCartLine } = api.endpoints;

type Line = Pick<CartItem, 'cart_item_id' | 'name' | 'quantity' | 'available'>;

/** Sends what is wanted of a line, unless nothing is left to send. One change of a line is under way at a time. */
export const sendWantedQuantity =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wanted = selectWanted(getState(), key);
    if (wanted?.state !== 'sending') return;
    const { quantity } = wanted;
    await (quantity === 0
      ? dispatch(removeCartLine.initiate({ cartRemoveForm: { key } }, { track: false }))
      : dispatch(editCartLine.initiate({ cartEditForm: { key, quantity } }, { track: false })));
  };

/**
 * Sets the quantity of a line, 0 takes it out: at once, or once the change under way has been answered. A line that
 * is being taken out is not changed any more.
 */
export const changeQuantity =
  (
    { cart_item_id: key, name }: Omit<Line, 'quantity'>,
    quantity: number,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wanted = selectWanted(getState(), key);
    if (wanted?.quantity === 0) return;
    dispatch(quantityWanted({ key, name, quantity }));
    if (wanted?.state !== 'sending') await dispatch(sendWantedQuantity(key));
  };

/** Takes a line out of the cart. */
export const removeLine = (line: Omit<Line, 'quantity'>) => changeQuantity(line, 0);

/**
 * Sends a line's quantity, as it is wanted by now, one up or one down. Below 1 it does not go, nor past what is left, which the
 * shopper is told.
 */
export const setQuantity =
  (line: Line, direction: Direction = 'inc'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { cart_item_id: key } = line;
    const state = getState();
    // Whoever presses may not have been shown yet what was read last.
    const read = selectItems(state).find(({ cart_item_id: id }) => id === key) ?? line;
    const from = selectWanted(state, key)?.quantity ?? read.quantity;
    const quantity = from + (direction === 'inc' ? 1 : -1);
    const { available = Infinity, name } = read;
    if (direction === 'inc' && quantity > available) {
      const values = { name, count: String(available) };
      dispatch(toastShown({ kind: 'error', content: { messageId: 'cart.toast.most', values } }));
      return;
    }
    if (quantity >= 1) await dispatch(changeQuantity(line, quantity));
  };
