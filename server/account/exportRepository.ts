import { sql } from 'kysely';
import type { components } from '../../contract/types.gen.ts';
import type { Database } from '../db/schema.ts';

type ExportedLine = components['schemas']['ExportedLine'];

export async function findCartLines(db: Database, cartId: string): Promise<ExportedLine[]> {
  return db
    .selectFrom('cart_line')
    .select(['product_id', 'quantity', 'options'])
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

export async function findSavedLines(db: Database, cartId: string): Promise<ExportedLine[]> {
  return db
    .selectFrom('saved_for_later')
    .select(['product_id', 'quantity', 'options'])
    .where('cart_id', '=', cartId)
    .where('reason', '=', 'saved')
    .orderBy('id')
    .execute();
}

export async function findViewedProducts(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    SELECT product_id FROM recently_viewed
    JOIN session ON session.id = session_id
    WHERE customer_id = ${customerId} AND ended_at IS NULL
    GROUP BY product_id ORDER BY max(seen_at) DESC`.execute(db);
  return rows.map((row) => row.product_id);
}
