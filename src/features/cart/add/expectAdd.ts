import type { CartAddForm } from '../../../api/endpoints.gen.ts';
import type { AppThunk } from '../../../store/hooks.ts';
import { addExpected, selectTotalQuantity } from '../cartSlice.ts';

/** Counts an add in the cart's number from the press; its answer puts the number right. */
export const expectAdd =
  ({ quantity }: CartAddForm): AppThunk =>
  (dispatch, getState) => {
    dispatch(addExpected(selectTotalQuantity(getState()) + quantity));
  };
