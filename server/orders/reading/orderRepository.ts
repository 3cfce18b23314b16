import { sql } from 'kysely';
import { mailboxOf } from '../../account/fields.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database, OrderStatus, Schema } from '../../db/schema.ts';
import type { Slot } from '../../delivery/deliveryRepository.ts';
import type { Language } from '../../language.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import type { OrderLine } from './orderLine.ts';
import type { StoredOrderLine } from './orderQueries.ts';

export interface NewOrder extends OrderAmounts {
  number: string;
  customerId: string | null;
  cartId: string;
  language: Language;
  email: string;
  address: Dto['OrderAddress'];
  note: string;
  slot: { id: string; startsAt: Date; endsAt: Date } | undefined;
  lines: OrderLine[];
}

async function insertLines(trx: Database, orderId: string, lines: OrderLine[]): Promise<void> {
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ productId, optionNames, unitMinor, stepGrams, isDiscounted, tax, ...line }) => ({
        ...line,
        step_grams: stepGrams,
        order_id: orderId,
        product_id: productId,
        option_names: JSON.stringify(optionNames),
        price_minor: unitMinor,
        is_discounted: isDiscounted,
        tax_percent: tax.percent,
        tax_code: tax.code,
      })),
    )
    .execute();
}

export async function insertOrder(
  trx: Database,
  order: NewOrder,
): Promise<{ id: string; shortNumber: string }> {
  const { slot, currency, totals } = order;
  const inserted = await trx
    .insertInto('shop_order')
    .values({
      number: order.number,
      customer_id: order.customerId,
      cart_id: order.cartId,
      language: order.language,
      email: order.email,
      mailbox: mailboxOf(order.email),
      address: JSON.stringify(order.address),
      note: order.note,
      delivery_name: JSON.stringify(order.deliveryName),
      slot_id: slot?.id ?? null,
      slot_starts_at: slot?.startsAt ?? null,
      slot_ends_at: slot?.endsAt ?? null,
      coupon_code: order.couponCode,
      currency_code: currency.code,
      currency_symbol: currency.symbol,
      currency_value: currency.value,
      currency_decimal: currency.decimal,
      goods_minor: totals.goods,
      discount_minor: totals.discount,
      delivery_minor: totals.delivery,
      tax_minor: totals.tax,
      taxes: JSON.stringify(totals.taxes),
      taxation: JSON.stringify(order.taxation),
      total_minor: totals.total,
      shown: JSON.stringify(order.shown),
    })
    .returning(['id', 'short_number as shortNumber'])
    .executeTakeFirstOrThrow();
  await insertLines(trx, inserted.id, order.lines);
  await insertEvent(trx, inserted.id, 'placed');
  return inserted;
}

/** Records an event. @returns false for a duplicate event */
export async function insertEvent(
  trx: Database,
  orderId: string,
  status: Schema['order_event']['status'],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('order_event')
    .values({ order_id: orderId, status })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateStatus(
  trx: Database,
  orderId: string,
  status: OrderStatus,
): Promise<void> {
  await trx.updateTable('shop_order').set({ status }).where('id', '=', orderId).execute();
}

export async function updateAddress(
  trx: Database,
  orderId: string,
  address: Dto['OrderAddress'],
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', orderId)
    .execute();
}

export async function updateSlot(
  trx: Database,
  orderId: string,
  { id, startsAt, endsAt }: Pick<Slot, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set({ slot_id: id, slot_starts_at: startsAt, slot_ends_at: endsAt })
    .where('id', '=', orderId)
    .execute();
}

export async function updatePacked(
  trx: Database,
  lineId: string,
  { packedQuantity, weighedGrams }: Pick<StoredOrderLine, 'packedQuantity' | 'weighedGrams'>,
): Promise<void> {
  await trx
    .updateTable('order_line')
    .set({ packed_quantity: packedQuantity, weighed_grams: weighedGrams })
    .where('id', '=', lineId)
    .execute();
}

export async function insertReplacement(
  trx: Database,
  { orderId, id }: Pick<StoredOrderLine, 'orderId' | 'id'>,
  { productId, optionNames, unitMinor, stepGrams, isDiscounted, tax, ...line }: OrderLine,
): Promise<void> {
  await trx
    .insertInto('order_line')
    .values({
      ...line,
      order_id: orderId,
      replaces_id: id,
      product_id: productId,
      option_names: JSON.stringify(optionNames),
      price_minor: unitMinor,
      packed_quantity: line.quantity,
      step_grams: stepGrams,
      is_discounted: isDiscounted,
      tax_percent: tax.percent,
      tax_code: tax.code,
    })
    .execute();
}

/**
 * Replaces the totals of a packed order and stores the previous total as the agreed one. Sets the amount of a due
 * payment to the new total.
 */
export async function updateTotals(
  trx: Database,
  orderId: string,
  { totals, shown }: Pick<OrderAmounts, 'totals' | 'shown'>,
): Promise<void> {
  await trx
    .updateTable('shop_order')
    .set((eb) => ({
      agreed_total_minor: eb.ref('total_minor'),
      agreed_shown_total: sql<number>`(shown ->> 'total')::bigint`,
      shown: JSON.stringify(shown),
      goods_minor: totals.goods,
      discount_minor: totals.discount,
      tax_minor: totals.tax,
      taxes: JSON.stringify(totals.taxes),
      total_minor: totals.total,
    }))
    .where('id', '=', orderId)
    .execute();
  await trx
    .updateTable('payment')
    .set({ amount_minor: totals.total })
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .execute();
}

export async function insertSecret(
  db: Database,
  orderId: string,
  { hash, isMailed }: { hash: Buffer; isMailed: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO order_secret (hash, order_id, is_mailed)
    SELECT ${hash}, id, ${isMailed} FROM shop_order WHERE id = ${orderId} AND customer_id IS NULL`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function findRecentOrder(
  trx: Database,
  cartId: string,
): Promise<{ id: string; number: string; shortNumber: string } | undefined> {
  return trx
    .selectFrom('shop_order')
    .select(['id', 'number', 'short_number as shortNumber'])
    .where('cart_id', '=', cartId)
    .where('placed_at', '>', sql<Date>`now() - interval '30 minutes'`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function emptyCart(trx: Database, cartId: string): Promise<void> {
  await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute();
  await trx.updateTable('cart').set({ coupon_code: null }).where('id', '=', cartId).execute();
}

export async function deleteLine(trx: Database, lineId: string): Promise<void> {
  await trx.deleteFrom('order_line').where('id', '=', lineId).execute();
}

export async function insertNote(
  trx: Database,
  orderId: string,
  { memberId, text }: { memberId: string; text: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('order_note')
    .values({ order_id: orderId, member_id: memberId, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
