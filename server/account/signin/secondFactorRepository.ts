import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AccountOwner } from '../accountOwner.ts';

/** A second factor as it is stored. */
export interface StoredSecondFactor {
  /** As `sealSecret` returns it. */
  secret: Buffer;
  /** When it was switched on; null where it waits for its first code. */
  confirmedAt: Date | null;
}

const TABLES = {
  customer: {
    factor: sql.table('second_factor'),
    code: sql.table('recovery_code'),
    owner: sql.ref('customer_id'),
  },
  member: {
    factor: sql.table('staff_second_factor'),
    code: sql.table('staff_recovery_code'),
    owner: sql.ref('member_id'),
  },
};

/** How long a secret waits for its first code. */
const PATIENCE = sql`interval '1 hour'`;

const count = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint | undefined }) =>
  numAffectedRows;

/** The owner's second factor, switched on or waiting for its first code. */
export async function findSecondFactor(
  db: Database,
  { kind, id }: AccountOwner,
): Promise<StoredSecondFactor | undefined> {
  const { factor, owner } = TABLES[kind];
  const { rows } = await sql<StoredSecondFactor>`
    SELECT secret, confirmed_at AS "confirmedAt" FROM ${factor}
    WHERE ${owner} = ${id} AND (confirmed_at IS NOT NULL OR created_at > now() - ${PATIENCE})`.execute(
    db,
  );
  return rows[0];
}

/** Stores a secret that waits for its first code, in place of an earlier one. False where one is switched on. */
export async function storeSecret(
  trx: Database,
  { kind, id }: AccountOwner,
  secret: Buffer,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const stored = await sql`
    INSERT INTO ${factor} AS factor (${owner}, secret) VALUES (${id}, ${secret})
    ON CONFLICT (${owner}) DO UPDATE SET secret = excluded.secret, created_at = now(), used_step = 0
    WHERE factor.confirmed_at IS NULL`.execute(trx);
  return count(stored) === 1n;
}

/** Half minutes: a code that was used so much later belongs to a clock that was ahead, and uses up nothing. */
const STEPS_OF_A_WRONG_CLOCK = 10;

/** Uses up a half minute's code, and all earlier ones. False where it is used up already. */
export async function takeStep(
  db: Database,
  { kind, id }: AccountOwner,
  step: number,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const taken = await sql`
    UPDATE ${factor} SET used_step = ${step}
    WHERE ${owner} = ${id} AND (used_step < ${step} OR used_step > ${step + STEPS_OF_A_WRONG_CLOCK})`.execute(
    db,
  );
  return count(taken) === 1n;
}

/** Switches on what waits for its first code. False where nothing does. */
export async function confirmSecret(
  trx: Database,
  { kind, id }: AccountOwner,
  secret: Buffer,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const confirmed = await sql`
    UPDATE ${factor} SET confirmed_at = now()
    WHERE ${owner} = ${id} AND secret = ${secret} AND confirmed_at IS NULL`.execute(trx);
  return count(confirmed) === 1n;
}

/** Deletes a second factor and its recovery codes. False where none was switched on. */
export async function deleteSecondFactor(
  trx: Database,
  { kind, id }: AccountOwner,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const deleted = await sql`
    DELETE FROM ${factor} WHERE ${owner} = ${id} AND confirmed_at IS NOT NULL`.execute(trx);
  return count(deleted) === 1n;
}

/** Stores the hashes of recovery codes in place of earlier ones. */
export async function storeRecoveryCodes(
  trx: Database,
  { kind, id }: AccountOwner,
  hashes: readonly Buffer[],
): Promise<void> {
  const { code, owner } = TABLES[kind];
  await sql`DELETE FROM ${code} WHERE ${owner} = ${id}`.execute(trx);
  await sql`
    INSERT INTO ${code} (${owner}, hash) SELECT ${id}, unnest(${hashes}::bytea[])`.execute(trx);
}

/** Uses a recovery code up. False where there is none of that hash. */
export async function takeRecoveryCode(
  trx: Database,
  { kind, id }: AccountOwner,
  hash: Buffer,
): Promise<boolean> {
  const { code, owner } = TABLES[kind];
  const taken = await sql`DELETE FROM ${code} WHERE ${owner} = ${id} AND hash = ${hash}`.execute(
    trx,
  );
  return count(taken) === 1n;
}

/** How many recovery codes the owner has left. */
export async function countRecoveryCodes(
  db: Database,
  { kind, id }: AccountOwner,
): Promise<number> {
  const { code, owner } = TABLES[kind];
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM ${code} WHERE ${owner} = ${id}`.execute(db);
  return rows[0]?.left ?? 0;
}

/** Deletes secrets that have waited for their first code in vain. */
export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  for (const { factor } of Object.values(TABLES)) {
    await sql`
      DELETE FROM ${factor}
      WHERE confirmed_at IS NULL AND created_at <= now() - ${PATIENCE}`.execute(db);
  }
}

/** A stored secret with its owner. */
export interface OwnedSecret {
  owner: AccountOwner;
  secret: Buffer;
}

/** All stored secrets. */
export async function findSecrets(db: Database): Promise<OwnedSecret[]> {
  const found: OwnedSecret[] = [];
  for (const kind of ['customer', 'member'] as const) {
    const { factor, owner } = TABLES[kind];
    const { rows } = await sql<{ id: string; secret: Buffer }>`
      SELECT ${owner} AS id, secret FROM ${factor}`.execute(db);
    found.push(...rows.map(({ id, secret }) => ({ owner: { kind, id }, secret })));
  }
  return found;
}

/** Stores a secret in place of another form of it; nothing where it was changed meanwhile. */
export async function replaceSecret(
  db: Database,
  { owner: { kind, id }, secret }: OwnedSecret,
  replacement: Buffer,
): Promise<void> {
  const { factor, owner } = TABLES[kind];
  await sql`
    UPDATE ${factor} SET secret = ${replacement}
    WHERE ${owner} = ${id} AND secret = ${secret}`.execute(db);
}
