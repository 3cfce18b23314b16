import type { Database } from '../../db/schema.ts';
import type { Session } from '../../session/session.ts';

/**
 * Whether the session's customer, or its guest with this cart, has bought a product: in an order that is on its way or there,
 * or that is paid. What is only ordered may never be taken.
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
    .where('product_id', '=', productId)
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
