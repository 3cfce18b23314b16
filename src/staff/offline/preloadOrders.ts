import { staffApi, type SearchOrdersApiArg } from '../../api/staffApi.ts';
import { readFilters } from '../orders/orderFilters.ts';
import type { StaffThunk } from '../staffStore.ts';

/** Covers a day of a small shop. */
const TO_PACK: SearchOrdersApiArg = {
  status: 'placed',
  sort: 'slot',
  direction: 'asc',
  page: 1,
  pageSize: 50,
};

/**
 * Fetches changed orders to pack one after another; the base query caches them for use without a network.
 * @param known rows of fetched orders by number; updated
 */
export function preloadOrders(known: Map<string, string>): StaffThunk<Promise<void>> {
  return async (dispatch) => {
    const { searchOrders, getStaffOrder, listPackingSlots } = staffApi.endpoints;
    const once = { subscribe: false, forceRefetch: true };
    const { data } = await dispatch(searchOrders.initiate(TO_PACK, once));
    const changed = (data?.orders ?? []).filter(
      (row) => known.get(row.number) !== JSON.stringify(row),
    );
    if (changed.length === 0) return;
    await dispatch(listPackingSlots.initiate(undefined, once));
    await dispatch(searchOrders.initiate(readFilters(new URLSearchParams()), once));
    for (const row of changed) {
      const { isSuccess } = await dispatch(getStaffOrder.initiate({ number: row.number }, once));
      if (!isSuccess) return;
      known.set(row.number, JSON.stringify(row));
    }
  };
}
