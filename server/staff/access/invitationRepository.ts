import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface Invitation {
  memberId: string;
  name: string;
  email: string;
  isUsed: boolean;
  isExpired: boolean;
}

export async function storeInvitation(
  trx: Database,
  memberId: string,
  hash: Buffer,
  hours: number,
): Promise<void> {
  await trx
    .insertInto('staff_invitation')
    .values({
      member_id: memberId,
      hash,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({
        hash: eb.ref('excluded.hash'),
        expires_at: eb.ref('excluded.expires_at'),
        used_at: null,
      })),
    )
    .execute();
}

/** Finds an active member's invitation by the hash of its code, even if it is used or expired. */
export async function findInvitation(db: Database, hash: Buffer): Promise<Invitation | undefined> {
  return db
    .selectFrom('staff_invitation')
    .innerJoin('staff_member', 'staff_member.id', 'staff_invitation.member_id')
    .select([
      'member_id as memberId',
      'name',
      'email',
      sql<boolean>`used_at IS NOT NULL`.as('isUsed'),
      sql<boolean>`expires_at <= now()`.as('isExpired'),
    ])
    .where('hash', '=', hash)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

export async function markInvitationUsed(trx: Database, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_invitation')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteInvitation(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('staff_invitation').where('member_id', '=', memberId).execute();
}

export async function deleteOldInvitations(db: Database): Promise<void> {
  await db
    .deleteFrom('staff_invitation')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
