import { sql } from 'kysely';
import type { Dto } from '../../http/contractTypes.ts';
import type { Currency } from '../../currency/currencyRepository.ts';
import { minorColumn } from '../../db/minorColumn.ts';
import type { Database, OrderStatus, Schema } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import type { OrderAmounts } from '../payment/orderAmounts.ts';
import type { ProductTax } from '../../tax/taxRepository.ts';
import type { Totals } from '../../tax/totals.ts';
import type { OrderLine } from './orderLine.ts';

export interface OrderAccess {
  number: string;
  customerId: string | null;
  secretHash: Buffer | undefined;
}

export interface StoredOrder extends OrderAmounts {
  id: string;
  number: string;
  shortNumber: string;
  customerId: string | null;
  language: Language;
  status: OrderStatus;
  email: string;
  address: Dto['OrderAddress'];
  note: string;
  slotId: string | null;
  version: number;
  slotStartsAt: Date | null;
  slotEndsAt: Date | null;
  isOrphan: boolean;
  placedAt: Date;
  /** Total at the time of ordering; null until the order is packed. */
  agreedTotalMinor: number | null;
  /** Agreed total in smallest units of the currency; null until the order is packed. */
  agreedShownTotal: number | null;
}

export interface StoredOrderLine extends OrderLine {
  id: string;
  orderId: string;
  /** Null until the line is picked. */
  packedQuantity: number | null;
  /** Null until the line is picked, and for goods not sold by weight. */
  weighedGrams: number | null;
  replacesId: string | null;
}

export interface OrderSummary {
  id: string;
  number: string;
  shortNumber: string;
  status: OrderStatus;
  placedAt: Date;
  quantity: number;
  totalMinor: number;
  /** Total in smallest units of the currency. */
  shownTotal: number;
  currency: Currency;
  paymentState: Schema['payment']['state'];
}

/** Totals as JSON, because the driver returns bigint columns as strings. */
const totals = sql<Totals>`jsonb_build_object(
  'goods', goods_minor, 'discount', discount_minor, 'delivery', delivery_minor,
  'tax', tax_minor, 'taxes', taxes, 'total', total_minor)`.as('totals');

export const currencyOfOrder = sql<Currency>`jsonb_build_object(
  'code', currency_code, 'symbol', currency_symbol,
  'value', currency_value::text, 'decimal', currency_decimal)`;

const COLUMNS = [
  'id',
  'number',
  'short_number as shortNumber',
  'customer_id as customerId',
  'language',
  'status',
  'email',
  'address',
  'note',
  'delivery_name as deliveryName',
  'slot_id as slotId',
  'version',
  'slot_starts_at as slotStartsAt',
  'slot_ends_at as slotEndsAt',
  'coupon_code as couponCode',
  totals,
  'shown',
  'taxation',
  currencyOfOrder.as('currency'),
  'is_orphan as isOrphan',
  'placed_at as placedAt',
  minorColumn<number | null>('agreed_total_minor').as('agreedTotalMinor'),
  minorColumn<number | null>('agreed_shown_total').as('agreedShownTotal'),
] as const;

export async function findOrder(
  db: Database,
  { number, customerId, secretHash }: OrderAccess,
): Promise<StoredOrder | undefined> {
  const bySecret = secretHash
    ? sql<boolean>`EXISTS (SELECT FROM order_secret s WHERE s.order_id = shop_order.id AND s.hash = ${secretHash})`
    : sql<boolean>`false`;
  return db
    .selectFrom('shop_order')
    .select(COLUMNS)
    .where('number', '=', number)
    .where((eb) => eb.or([eb('customer_id', '=', customerId), bySecret]))
    .executeTakeFirst();
}

/** @throws for an unknown id */
export async function findOrderById(db: Database, id: string): Promise<StoredOrder> {
  return db.selectFrom('shop_order').select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function lockOrder(trx: Database, id: string): Promise<StoredOrder> {
  return trx
    .selectFrom('shop_order')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns the lines in cart order, each followed by its replacement. */
export async function findOrderLines(db: Database, orderId: string): Promise<StoredOrderLine[]> {
  return findLinesOf(db, [orderId]);
}

export async function findLinesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<StoredOrderLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_line')
    .select([
      'id',
      'order_id as orderId',
      'product_id as productId',
      'handle',
      'name',
      'picture',
      'options',
      'option_names as optionNames',
      'quantity',
      minorColumn('price_minor').as('unitMinor'),
      'substitution',
      'is_discounted as isDiscounted',
      sql<ProductTax>`jsonb_build_object('percent', tax_percent, 'code', tax_code)`.as('tax'),
      'packed_quantity as packedQuantity',
      'step_grams as stepGrams',
      'weighed_grams as weighedGrams',
      'replaces_id as replacesId',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy((eb) => eb.fn.coalesce('replaces_id', 'id'))
    .orderBy('id')
    .execute();
}

interface OrderEvent {
  orderId: string;
  status: Schema['order_event']['status'];
  happenedAt: Date;
}

export async function findEventsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<OrderEvent[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_event')
    .select(['order_id as orderId', 'status', 'happened_at as happenedAt'])
    .where('order_id', 'in', orderIds)
    .orderBy('happened_at')
    .orderBy(
      sql`array_position(ARRAY['placed', 'paid', 'packed', 'dispatched', 'delivered', 'cancelled'], status)`,
    )
    .execute();
}

export async function findOrdersOf(
  db: Database,
  customerId: string,
  page: number,
  limit: number,
): Promise<{ orders: OrderSummary[]; total: number }> {
  const own = db.selectFrom('shop_order').where('customer_id', '=', customerId);
  const { total } = await own
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const orders = await own
    .select([
      'id',
      'number',
      'short_number as shortNumber',
      'status',
      'placed_at as placedAt',
      minorColumn('total_minor').as('totalMinor'),
      sql<number>`(shown ->> 'total')::double precision`.as('shownTotal'),
      currencyOfOrder.as('currency'),
      sql<number>`(SELECT sum(quantity)::integer FROM order_line WHERE order_id = shop_order.id AND replaces_id IS NULL)`.as(
        'quantity',
      ),
      sql<
        Schema['payment']['state']
      >`(SELECT state FROM payment WHERE order_id = shop_order.id ORDER BY id DESC LIMIT 1)`.as(
        'paymentState',
      ),
    ])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { orders, total };
}

/** Returns orders in the same sequence as `numbers`. Skips unknown numbers. */
export async function findOrdersByNumber(
  db: Database,
  numbers: readonly string[],
): Promise<StoredOrder[]> {
  if (numbers.length === 0) return [];
  const orders = await db
    .selectFrom('shop_order')
    .select(COLUMNS)
    .where('number', 'in', numbers)
    .execute();
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

export async function lockOrderOf(trx: Database, number: string): Promise<StoredOrder | undefined> {
  return trx
    .selectFrom('shop_order')
    .select(COLUMNS)
    .where('number', '=', number)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Order in which several orders are locked. Sorts like JavaScript's `toSorted`, so that all writers use the same
 * lock order and avoid deadlocks.
 */
export const LOCK_ORDER = sql`number COLLATE "C"`;

export async function findAllOrdersOf(db: Database, customerId: string): Promise<StoredOrder[]> {
  return db
    .selectFrom('shop_order')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
