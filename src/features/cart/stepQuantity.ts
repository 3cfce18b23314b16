import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';
import { quantityText } from '../../../contract/weight.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { selectLanguage, toastShown } from '../ui/uiSlice.ts';
import { quantityRequested, selectItems, selectRequestedQuantity } from './cartSlice.ts';

export type Direction = 'inc' | 'dec';

const { editCartLine, removeCartLine } = api.endpoints;

type Line = Pick<CartItem, 'cart_item_id' | 'name' | 'quantity' | 'available' | 'weight_step'>;

/**
 * Sends a line's requested quantity; no-op if none is pending. Callers must allow only one change per line in
 * flight.
 */
export const sendRequestedQuantity =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wanted = selectRequestedQuantity(getState(), key);
    if (wanted?.state !== 'sending') return;
    const { quantity } = wanted;
    await (quantity === 0
      ? dispatch(removeCartLine.initiate({ cartRemoveForm: { key } }, { track: false }))
      : dispatch(editCartLine.initiate({ cartEditForm: { key, quantity } }, { track: false })));
  };

/**
 * Sets a line's quantity; 0 removes the line. If a change is in flight, the new quantity is sent after it. Ignores
 * lines that are being removed.
 */
export const setQuantity =
  (
    { cart_item_id: key, name }: Omit<Line, 'quantity'>,
    quantity: number,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const wanted = selectRequestedQuantity(getState(), key);
    if (wanted?.quantity === 0) return;
    dispatch(quantityRequested({ key, name, quantity }));
    if (wanted?.state !== 'sending') await dispatch(sendRequestedQuantity(key));
  };

export const removeLine = (line: Omit<Line, 'quantity'>) => setQuantity(line, 0);

/** Steps a line's quantity by one, but not below 1. If the stock is too low, shows a toast instead. */
export const stepQuantity =
  (line: Line, direction: Direction = 'inc'): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { cart_item_id: key } = line;
    const state = getState();
    // The pressed button may not have rendered the latest cart yet.
    const read = selectItems(state).find(({ cart_item_id: id }) => id === key) ?? line;
    const from = selectRequestedQuantity(state, key)?.quantity ?? read.quantity;
    const quantity = from + (direction === 'inc' ? 1 : -1);
    const { available = Infinity, name, weight_step: step } = read;
    if (direction === 'inc' && quantity > available) {
      const values = { name, count: quantityText(available, step, selectLanguage(state)) };
      dispatch(toastShown({ kind: 'error', content: { messageId: 'cart.toast.most', values } }));
      return;
    }
    if (quantity >= 1) await dispatch(setQuantity(line, quantity));
  };
