import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { findAllOrdersOf } from './orderQueries.ts';
import { toOrderDto } from './orderDto.ts';

export async function exportOrders(db: Database, customerId: string): Promise<Dto['Order'][]> {
  const orders: Dto['Order'][] = [];
  for (const order of await findAllOrdersOf(db, customerId)) {
    orders.push(await toOrderDto(db, order, 'UTC', order.language));
  }
  return orders;
}
