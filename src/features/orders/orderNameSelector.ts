import { api } from '../../api/api.ts';
import { orderName } from '../../lib/orderName.ts';

const { getOrder, listOrders } = api.endpoints;
const { selectCachedArgsForQuery } = api.util;

type State = Parameters<ReturnType<typeof getOrder.select>>[0];

export function selectOrderName(state: State, number: string): string {
  const orders = [
    ...selectCachedArgsForQuery(state, 'getOrder').map((key) => getOrder.select(key)(state).data),
    ...selectCachedArgsForQuery(state, 'listOrders').flatMap(
      (page) => listOrders.select(page)(state).data?.orders,
    ),
  ];
  const found = orders.find((order) => order?.number === number);
  return orderName({ number, short_number: found?.short_number });
}
