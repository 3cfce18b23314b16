import { sql } from 'kysely';
import { AccountRejection } from '../../account/accountRejection.ts';
import type { Database } from '../../db/schema.ts';
import { hashOf, newSecret } from '../../session/secret.ts';

/**
 * Creates the code for the link that lets the first owner sign up. Invalidates codes of earlier starts.
 * @returns undefined if the shop has a member
 */
export async function offerOwnerSetup(db: Database): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('owner_setup').execute();
    const member = await trx.selectFrom('staff_member').select('id').limit(1).executeTakeFirst();
    if (member) return undefined;
    const code = newSecret(32);
    await trx
      .insertInto('owner_setup')
      .values({ code_hash: hashOf(code) })
      .execute();
    return code;
  });
}

export async function isOwnerWanted(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM owner_setup) AND NOT EXISTS (SELECT FROM staff_member) AS is`.execute(
    db,
  );
  return rows[0]?.is === true;
}

/**
 * Uses up the code. The second of two concurrent requests finds no code.
 * @throws AccountRejection if the code is unknown, or the shop has a member
 */
export async function takeOwnerSetup(trx: Database, code: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('owner_setup')
    .where('code_hash', '=', hashOf(code.trim()))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('staff_member').select('id'))))
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AccountRejection('codeUnknown');
}
