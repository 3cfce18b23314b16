import { sql } from 'kysely';
import { minorColumn } from '../db/minorColumn.ts';
import type { Database } from '../db/schema.ts';

export interface StoredLine {
  id: string;
  productId: string;
  options: string;
  quantity: number;
  /** Unit price in minor units at the last add or edit; null if unknown. */
  addedMinor: number | null;
}

export type NewLine = Omit<StoredLine, 'id'> & { id?: string };

export interface AddedQuantity {
  isAdded: boolean;
  isFull: boolean;
  ofProduct: number;
  inCart: number;
}

export const LINE_COLUMNS = [
  'id',
  'product_id as productId',
  'options',
  'quantity',
  minorColumn<number | null>('price_minor').as('addedMinor'),
] as const;

export function lineValues({ productId, options, quantity, addedMinor }: NewLine) {
  return { product_id: productId, options, quantity, price_minor: addedMinor };
}

export async function findLinesByCart(db: Database, cartId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('cart_line')
    .select(LINE_COLUMNS)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/**
 * Adds a quantity to an equal line or creates a line, if minimum, stock and the line limit allow it. The
 * transaction must hold the cart's lock.
 */
export async function addQuantity(
  trx: Database,
  cartId: string,
  line: NewLine,
  bounds: { minimum: number; stock: number; lines: number },
): Promise<AddedQuantity> {
  const { id = null, productId, options, quantity, addedMinor } = line;
  const { rows } = await sql<{
    is_added: boolean;
    is_full: boolean;
    of_product: string;
    in_cart: string;
  }>`
    WITH held AS (
      SELECT
        coalesce(sum(quantity), 0) AS in_cart,
        coalesce(sum(quantity) FILTER (WHERE product_id = ${productId}), 0) AS of_product,
        coalesce(sum(quantity) FILTER (WHERE product_id = ${productId} AND options = ${options}), 0) AS in_line,
        count(*) >= ${bounds.lines}::integer
          AND count(*) FILTER (WHERE product_id = ${productId} AND options = ${options}) = 0 AS is_full
      FROM cart_line WHERE cart_id = ${cartId}
    ), added AS (
      INSERT INTO cart_line (id, cart_id, product_id, options, quantity, price_minor) OVERRIDING SYSTEM VALUE
      SELECT coalesce(${id}::bigint, nextval(pg_get_serial_sequence('cart_line', 'id'))),
        ${cartId}, ${productId}, ${options}, ${quantity}::integer, ${addedMinor}::bigint
      FROM held
      WHERE in_line + ${quantity}::integer >= ${bounds.minimum}::integer
        AND of_product + ${quantity}::integer <= ${bounds.stock}::integer
        AND NOT is_full
      ON CONFLICT (cart_id, product_id, options) DO UPDATE
        SET quantity = cart_line.quantity + excluded.quantity, price_minor = excluded.price_minor
      RETURNING id
    )
    SELECT in_cart, of_product, is_full, EXISTS (SELECT FROM added) AS is_added FROM held`.execute(
    trx,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('An aggregate without groups has one row.');
  return {
    isAdded: row.is_added,
    isFull: row.is_full,
    ofProduct: Number(row.of_product),
    inCart: Number(row.in_cart),
  };
}

export async function updateQuantity(
  trx: Database,
  lineId: string,
  { quantity, addedMinor }: Pick<StoredLine, 'quantity' | 'addedMinor'>,
): Promise<void> {
  await trx
    .updateTable('cart_line')
    .set({ quantity, price_minor: addedMinor })
    .where('id', '=', lineId)
    .execute();
}

export async function deleteLine(trx: Database, lineId: string): Promise<void> {
  await trx.deleteFrom('cart_line').where('id', '=', lineId).execute();
}
