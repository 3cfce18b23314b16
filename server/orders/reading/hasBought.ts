import type { Database } from '../../db/schema.ts';
import type { Session } from '../../session/session.ts';

/**
 * Returns true if the customer or guest has a paid or dispatched order with the product. Other orders may never be
 * delivered.
 */
export async function hasBought(
  db: Database,
  { customerId, cartId }: Session,
  productId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('order_line')
    .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
    .select('order_line.id')
    .where('product_id', 'in', (eb) =>
      eb
        .selectFrom('product')
        .select('id')
        .where((product) =>
          product.or([product('id', '=', productId), product('parent_id', '=', productId)]),
        ),
    )
    .where((eb) =>
      customerId === null ? eb('cart_id', '=', cartId) : eb('customer_id', '=', customerId),
    )
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['dispatched', 'delivered']),
        eb.and([
          eb('status', '<>', 'cancelled'),
          eb.exists(
            eb
              .selectFrom('payment')
              .select('payment.id')
              .whereRef('payment.order_id', '=', 'shop_order.id')
              .where('state', '=', 'paid'),
          ),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
