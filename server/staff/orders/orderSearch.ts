import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../currency/currencyRepository.ts';
import type { Database } from '../../db/schema.ts';
import type { OrderStatus, Translated } from '../../db/schema.ts';
import { isOnDay } from '../../localTime.ts';
import { currencyOfOrder } from '../../orders/reading/orderQueries.ts';
import { countCapped } from '../countCapped.ts';
import { isOrderOf } from '../customers/customerOrders.ts';
import { containsWord, searchWords } from '../searchText.ts';
import type { StaffDto } from '../staffDto.ts';

export interface OrderSearch {
  status?: OrderStatus | undefined;
  payment?: StaffDto['PaymentState'] | undefined;
  /** Day of the slot in the shop's time zone, `YYYY-MM-DD`. */
  day?: string | undefined;
  slotId?: string | undefined;
  customerId?: string | undefined;
  text: string;
  sort: 'placed' | 'slot' | 'total' | 'number';
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export interface FoundOrder {
  number: string;
  shortNumber: string;
  status: OrderStatus;
  placedAt: Date;
  name: string;
  email: string;
  phone: string;
  city: string;
  deliveryName: Translated;
  slotStartsAt: Date | null;
  slotEndsAt: Date | null;
  units: number;
  packedUnits: number;
  totalMinor: number;
  /** In the smallest units of the currency. */
  shownTotal: number;
  currency: Currency;
  payment: StaffDto['PaymentState'];
  method: string;
  isTest: boolean;
}

const SORTS: Record<OrderSearch['sort'], readonly string[]> = {
  placed: ['placed_at', 'id'],
  slot: ['slot_starts_at', 'id'],
  total: ['total_minor', 'id'],
  number: ['short_number'],
};

function matchesWord(word: string): RawBuilder<unknown> {
  const short = /^#?(\d{1,18})$/.exec(word)?.[1];
  const plain = containsWord(word);
  return short === undefined ? plain : sql`(${plain} OR short_number = ${short}::bigint)`;
}

export function orderFilter(
  {
    status,
    payment,
    day,
    slotId,
    customerId,
    text,
  }: Omit<OrderSearch, 'sort' | 'direction' | 'limit' | 'offset'>,
  timeZone: string,
): RawBuilder<unknown> {
  const conditions = [
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(payment === undefined ? [] : [sql`payment_state = ${payment}`]),
    ...(slotId === undefined ? [] : [sql`slot_id = ${slotId}::bigint`]),
    ...(day === undefined ? [] : [isOnDay(sql`slot_starts_at`, day, timeZone)]),
    ...(customerId === undefined
      ? []
      : [
          sql`id IN (
            SELECT o.id FROM customer c JOIN shop_order o ON ${isOrderOf('o', 'c')} WHERE c.id = ${customerId}::bigint)`,
        ]),
    ...searchWords(text).map(matchesWord),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

export function orderSort({
  sort,
  direction,
}: Pick<OrderSearch, 'sort' | 'direction'>): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`ASC` : sql`DESC`;
  return sql.join(SORTS[sort].map((column) => sql`${sql.ref(column)} ${way}`));
}

export async function searchOrders(
  db: Database,
  search: OrderSearch,
  timeZone: string,
): Promise<{ orders: FoundOrder[]; total: number }> {
  const passes = orderFilter(search, timeZone);
  const order = orderSort(search);
  const { total } = await countCapped(db, sql`SELECT FROM shop_order WHERE ${passes}`);
  const { rows } = await sql<FoundOrder>`
    SELECT number, short_number AS "shortNumber", status, placed_at AS "placedAt", concat_ws(' ', address ->> 'firstname', address ->> 'lastname') AS name,
      email, address ->> 'telephone' AS phone, address ->> 'city' AS city, delivery_name AS "deliveryName",
      slot_starts_at AS "slotStartsAt", slot_ends_at AS "slotEndsAt", units::integer, "packedUnits"::integer,
      total_minor::double precision AS "totalMinor", (shown ->> 'total')::double precision AS "shownTotal",
      ${currencyOfOrder} AS currency, payment_state AS payment, method, is_test AS "isTest"
    FROM (SELECT * FROM shop_order WHERE ${passes} ORDER BY ${order} LIMIT ${search.limit} OFFSET ${search.offset}) AS page
    CROSS JOIN LATERAL (
      SELECT sum(quantity) FILTER (WHERE replaces_id IS NULL) AS units, coalesce(sum(packed_quantity), 0) AS "packedUnits"
      FROM order_line WHERE order_id = page.id
    ) AS line
    CROSS JOIN LATERAL (SELECT method, is_test FROM payment WHERE order_id = page.id ORDER BY id DESC LIMIT 1) AS latest
    ORDER BY ${order}`.execute(db);
  return { orders: rows, total };
}

export async function countRefundsDue(db: Database): Promise<number> {
  const { total } = await countCapped(
    db,
    sql`SELECT FROM shop_order WHERE payment_state = 'refund_due'`,
  );
  return total;
}
