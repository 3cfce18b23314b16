import { staffApi, type SearchOrdersApiArg } from '../../api/staffApi.ts';
import { readFilters } from '../orders/orderFilters.ts';
import type { StaffThunk } from '../staffStore.ts';

/** As many as a small shop packs on a day. */
const TO_PACK: SearchOrdersApiArg = {
  status: 'placed',
  sort: 'slot',
  direction: 'asc',
  page: 1,
  pageSize: 50,
};

/**
 * Reads the orders to pack that have changed, one after the other: the base query keeps what is read, so that they open without a
 * network later.
 * @param known rows of the orders that were read, by number; brought up to date
 */
export function keepDay(known: Map<string, string>): StaffThunk<Promise<void>> {
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
