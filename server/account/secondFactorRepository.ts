import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A customer's second factor as it is stored. */
export interface StoredSecondFactor {
  secret: Buffer;
  /** When it was switched on; null where it waits for its first code. */
  confirmedAt: Date | null;
}

/** How long a secret waits for its first code. */
const PATIENCE = sql`interval '1 hour'`;

/** The customer's second factor, switched on or waiting for its first code. */
export async function findSecondFactor(
  db: Database,
  customerId: string,
): Promise<StoredSecondFactor | undefined> {
  return db
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('customer_id', '=', customerId)
    .where((is) =>
      is.or([
        is('confirmed_at', 'is not', null),
        is('created_at', '>', sql<Date>`now() - ${PATIENCE}`),
      ]),
    )
    .executeTakeFirst();
}

/** Stores a secret that waits for its first code, in place of an earlier one. False where one is switched on. */
export async function storeSecret(
  trx: Database,
  customerId: string,
  secret: Buffer,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factor')
    .values({ customer_id: customerId, secret })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret, created_at: sql<Date>`now()`, used_step: 0 })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Half minutes: a code that was used so much later belongs to a clock that was ahead, and uses up nothing. */
const STEPS_OF_A_WRONG_CLOCK = 10;

/** Uses up a half minute's code, and all earlier ones. False where it is used up already. */
export async function takeStep(db: Database, customerId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ used_step: step })
    .where('customer_id', '=', customerId)
    .where((eb) =>
      eb.or([
        eb('used_step', '<', String(step)),
        eb('used_step', '>', String(step + STEPS_OF_A_WRONG_CLOCK)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Switches on what waits for its first code. False where nothing does. */
export async function confirmSecret(
  trx: Database,
  customerId: string,
  secret: Buffer,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factor')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('customer_id', '=', customerId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a second factor and its recovery codes. False where none was switched on. */
export async function deleteSecondFactor(trx: Database, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factor')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Stores the hashes of recovery codes in place of earlier ones. */
export async function storeRecoveryCodes(
  trx: Database,
  customerId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('customer_id', '=', customerId).execute();
  await trx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ customer_id: customerId, hash })))
    .execute();
}

/** Uses a recovery code up. False where there is none of that hash. */
export async function takeRecoveryCode(
  trx: Database,
  customerId: string,
  hash: Buffer,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('customer_id', '=', customerId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many recovery codes a customer has left. */
export async function countRecoveryCodes(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes secrets that have waited for their first code in vain. */
export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', sql<Date>`now() - ${PATIENCE}`)
    .execute();
}
