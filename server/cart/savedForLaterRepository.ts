import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { LINE_COLUMNS, lineValues, type StoredLine } from './cartRepository.ts';

export type Reason = 'saved' | 'removed';

export async function findSavedLines(db: Database, cartId: string): Promise<StoredLine[]> {
  return db
    .selectFrom('saved_for_later')
    .select(LINE_COLUMNS)
    .where('cart_id', '=', cartId)
    .where('reason', '=', 'saved')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Saves a cart line with the reason `saved` or `removed`. If an equal line is already saved, adds the quantity to
 * it.
 */
export async function insertSavedForLater(
  trx: Database,
  cartId: string,
  line: StoredLine,
  reason: Reason,
): Promise<void> {
  const { quantity, ...latest } = lineValues(line);
  await trx
    .insertInto('saved_for_later')
    .values({ ...latest, quantity, id: line.id, cart_id: cartId, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['cart_id', 'product_id', 'options'])
        .where('reason', '=', sql.lit('saved'))
        .doUpdateSet((eb) => ({
          ...latest,
          quantity: eb('saved_for_later.quantity', '+', quantity),
        })),
    )
    .execute();
}

export async function deleteSavedForLater(
  trx: Database,
  cartId: string,
  key: string,
  reason: Reason,
): Promise<StoredLine | undefined> {
  return trx
    .deleteFrom('saved_for_later')
    .where(sql<string>`id::text`, '=', key)
    .where('cart_id', '=', cartId)
    .where('reason', '=', reason)
    .returning(LINE_COLUMNS)
    .executeTakeFirst();
}

export async function deleteOldRemovedLines(trx: Database, cartId: string): Promise<void> {
  await trx
    .deleteFrom('saved_for_later')
    .where('cart_id', '=', cartId)
    .where('reason', '=', 'removed')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
