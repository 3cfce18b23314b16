import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiEnvironment } from '../../api/apiEnvironment.ts';
import { api } from '../../api/api.ts';
import type { CartItem } from '../../api/endpoints.gen.ts';

export type Direction = 'inc' | 'dec';

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;
const { editCartLine } = api.endpoints;

type Line = Pick<CartItem, 'cart_item_id' | 'quantity'>;

/** Under this key the state of a line's edit is found, whoever started it. */
export function editKey({ cart_item_id: id }: Line): string {
  return `edit ${id}`;
}

/**
 * Sends a line's quantity one up or one down, unless a change of it is under way. Below 1 it does not go (OPEN-27).
 */
export const quantityStepped =
  (line: Line, direction: Direction = 'inc') =>
  async (dispatch: Dispatch, getState: () => unknown): Promise<void> => {
    const quantity = line.quantity + (direction === 'inc' ? 1 : -1);
    // The screen hears of a running change a frame later, and a press may come before that.
    const selectEdit = editCartLine.select({ fixedCacheKey: editKey(line), requestId: undefined });
    const { isLoading } = selectEdit(getState() as Parameters<typeof selectEdit>[0]);
    if (quantity < 1 || isLoading) return;
    const cartEditForm = { key: line.cart_item_id, quantity };
    await dispatch(editCartLine.initiate({ cartEditForm }, { fixedCacheKey: editKey(line) }));
  };
