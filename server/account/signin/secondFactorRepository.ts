import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { AccountOwner } from '../accountOwner.ts';

export interface StoredSecondFactor {
  secret: Buffer;
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

const CONFIRMATION_TIMEOUT = sql`interval '1 hour'`;

const count = ({ numAffectedRows = 0n }: { numAffectedRows?: bigint | undefined }) =>
  numAffectedRows;

export async function findSecondFactor(
  db: Database,
  { kind, id }: AccountOwner,
): Promise<StoredSecondFactor | undefined> {
  const { factor, owner } = TABLES[kind];
  const { rows } = await sql<StoredSecondFactor>`
    SELECT secret, confirmed_at AS "confirmedAt" FROM ${factor}
    WHERE ${owner} = ${id} AND (confirmed_at IS NOT NULL OR created_at > now() - ${CONFIRMATION_TIMEOUT})`.execute(
    db,
  );
  return rows[0];
}

/**
 * Stores an unconfirmed secret and replaces an earlier unconfirmed one. Returns false if a second factor is already
 * on.
 */
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

/**
 * Maximum lead of the last used step over the current step, in 30-second steps. A larger lead means that the clock
 * was fast, so codes are accepted again.
 */
const MAX_CLOCK_SKEW_STEPS = 10;

/**
 * Consumes the app's code of a 30-second step and all earlier codes. Returns false if that code was already used.
 */
export async function consumeTotpStep(
  db: Database,
  { kind, id }: AccountOwner,
  step: number,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const taken = await sql`
    UPDATE ${factor} SET used_step = ${step}
    WHERE ${owner} = ${id} AND (used_step < ${step} OR used_step > ${step + MAX_CLOCK_SKEW_STEPS})`.execute(
    db,
  );
  return count(taken) === 1n;
}

/** Confirms the secret if it is still pending. Returns false otherwise. */
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

export async function deleteSecondFactor(
  trx: Database,
  { kind, id }: AccountOwner,
): Promise<boolean> {
  const { factor, owner } = TABLES[kind];
  const deleted = await sql`
    DELETE FROM ${factor} WHERE ${owner} = ${id} AND confirmed_at IS NOT NULL`.execute(trx);
  return count(deleted) === 1n;
}

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

/** Consumes a recovery code. Returns false for an unknown hash. */
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

export async function countRecoveryCodes(
  db: Database,
  { kind, id }: AccountOwner,
): Promise<number> {
  const { code, owner } = TABLES[kind];
  const { rows } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM ${code} WHERE ${owner} = ${id}`.execute(db);
  return rows[0]?.left ?? 0;
}

export async function deleteUnconfirmedSecrets(db: Database): Promise<void> {
  for (const { factor } of Object.values(TABLES)) {
    await sql`
      DELETE FROM ${factor}
      WHERE confirmed_at IS NULL AND created_at <= now() - ${CONFIRMATION_TIMEOUT}`.execute(db);
  }
}

export interface OwnedSecret {
  owner: AccountOwner;
  secret: Buffer;
}

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
