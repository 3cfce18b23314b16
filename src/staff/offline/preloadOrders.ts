import { staffApi, type SearchOrdersApiArg } from '../../api/staffApi.ts';
import { readFilters } from '../orders/orderFilters.ts';
import type { StaffThunk } from '../staffStore.ts';

/** Query for the first 50 orders to pack, about one day's orders of a small shop. */
const TO_PACK: SearchOrdersApiArg = {
  status: 'placed',
  sort: 'slot',
  direction: 'asc',
  page: 1,
  pageSize: 50,
};

export interface Preloaded {
  list?: string;
  readonly orders: Map<string, string>;
}

/**
 * Refetches the order lists and the changed orders to pack, one after another. The base query caches the responses
 * for offline use.
 * @param preloaded result of the last run; this run updates it
 */
export function preloadOrders(preloaded: Preloaded): StaffThunk<Promise<void>> {
  return async (dispatch) => {
    const { searchOrders, getStaffOrder, listPackingSlots } = staffApi.endpoints;
    const once = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(searchOrders.initiate(TO_PACK, once));
    if (!data) return;
    const list = JSON.stringify(data.orders);
    if (list === preloaded.list) return;
    await dispatch(listPackingSlots.initiate(undefined, once));
    await dispatch(searchOrders.initiate(readFilters(new URLSearchParams()), once));
    for (const row of data.orders) {
      const { number } = row;
      const shown = JSON.stringify(row);
      if (preloaded.orders.get(number) === shown) continue;
      const { isSuccess } = await dispatch(getStaffOrder.initiate({ number }, once));
      if (!isSuccess) return;
      preloaded.orders.set(number, shown);
    }
    preloaded.list = list;
  };
}
