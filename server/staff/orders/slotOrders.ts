import { sql } from 'kysely';
import type { Currency } from '../../currency/currencyRepository.ts';
import type { Database, OrderStatus, Translated } from '../../db/schema.ts';
import { currencyOfOrder } from '../../orders/reading/orderQueries.ts';
import { mayBecome, statusesBefore } from '../../orders/reading/orderStatus.ts';
import { methodsPaidAtDoor } from '../../payment/paymentProviders.ts';

export interface PackingSlot {
  slotId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  deliveryName: Translated;
  toPack: number;
  unpaid: number;
  packed: number;
  dispatched: number;
}

/** SQL version of `isSecured` for the latest payment of order `o`. */
const isOrderSecured = sql`(
  SELECT state = 'paid' OR state = 'due' AND method = ANY (${methodsPaidAtDoor})
  FROM payment WHERE order_id = o.id ORDER BY id DESC LIMIT 1)`;

export async function findPackingSlots(db: Database): Promise<PackingSlot[]> {
  const { rows } = await sql<PackingSlot>`
    SELECT slot_id AS "slotId", CASE WHEN slot_id IS NOT NULL THEN min(slot_starts_at) END AS "startsAt",
      CASE WHEN slot_id IS NOT NULL THEN min(slot_ends_at) END AS "endsAt",
      CASE WHEN slot_id IS NOT NULL THEN (array_agg(delivery_name))[1] ELSE '{}' END AS "deliveryName",
      count(*) FILTER (WHERE status = 'placed')::integer AS "toPack",
      count(*) FILTER (WHERE status = 'placed' AND NOT ${isOrderSecured})::integer AS unpaid,
      count(*) FILTER (WHERE status = 'packed')::integer AS packed,
      count(*) FILTER (WHERE status = 'dispatched')::integer AS dispatched
    FROM shop_order o WHERE status IN ('placed', 'packed', 'dispatched')
    GROUP BY slot_id ORDER BY "startsAt" NULLS FIRST, slot_id NULLS FIRST`.execute(db);
  return rows;
}

const MOST_AT_ONCE = 200;

/**
 * Maximum number of orders on a packing list. Exceeds any slot's capacity, as all orders without a slot share one
 * list.
 */
const MOST_PRINTED = 2000;

export async function findNumbersOfSlot(
  db: Database,
  slotId: string | null,
  statuses: readonly OrderStatus[],
): Promise<{ numbers: string[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('shop_order')
    .select('number')
    .where('slot_id', slotId === null ? 'is' : '=', slotId)
    .where('status', 'in', statuses)
    .orderBy('placed_at')
    .orderBy('id')
    .limit(MOST_PRINTED + 1)
    .execute();
  const numbers = rows.slice(0, MOST_PRINTED).map(({ number }) => number);
  return { numbers, hasMore: rows.length > MOST_PRINTED };
}

export interface SlotOrder {
  number: string;
  shortNumber: string;
  name: string;
  status: OrderStatus;
  isDue: boolean;
  /** In smallest units of the order's currency. */
  shownTotal: number;
  currency: Currency;
}

/**
 * Returns up to 200 orders of a slot whose status comes before `to`. Orders that can change to `to` come first,
 * then the oldest.
 * @param slotId null for orders without a slot
 */
export async function findOrdersBefore(
  db: Database,
  slotId: string | null,
  to: OrderStatus,
): Promise<{ orders: SlotOrder[]; hasMore: boolean }> {
  const ofSlot = slotId === null ? sql`slot_id IS NULL` : sql`slot_id = ${slotId}::bigint`;
  const before = statusesBefore(to);
  const next = before.filter((status) => mayBecome(status, to));
  const { rows } = await sql<SlotOrder>`
    SELECT number, short_number AS "shortNumber", concat_ws(' ', address ->> 'firstname', address ->> 'lastname') AS name, status,
      (SELECT state FROM payment WHERE order_id = o.id ORDER BY id DESC LIMIT 1) = 'due' AS "isDue",
      (shown ->> 'total')::double precision AS "shownTotal", ${currencyOfOrder} AS currency
    FROM shop_order o WHERE ${ofSlot} AND status IN (${sql.join(before)})
    ORDER BY status IN (${sql.join(next)}) DESC, placed_at, id LIMIT ${MOST_AT_ONCE + 1}`.execute(
    db,
  );
  return { orders: rows.slice(0, MOST_AT_ONCE), hasMore: rows.length > MOST_AT_ONCE };
}
