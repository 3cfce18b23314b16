import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** First migration: the complete schema of the first release. Databases from before the first release lack it. */
const BASELINE = '001-shop.sql';

const LOCK = 727_001;

async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
}

async function demandBaseline(db: Database): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean }>`
    SELECT to_regclass('migration') IS NOT NULL AS "isUsed"`.execute(db);
  if (!rows[0]?.isUsed) return;
  const names = await db.selectFrom('migration').select('name').execute();
  if (names.length > 0 && names.every(({ name }) => name !== BASELINE))
    throw new Error(
      'This database was made before the first release, which nothing upgrades: begin with an empty one.',
    );
}

async function migrateTo(db: Database, name: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Lift the statement timeout: building an index takes longer the more rows there are.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    // Servers that start together wait for the lock; later ones find the migration recorded.
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`.execute(trx);
    const recorded =
      await sql`INSERT INTO migration (name) VALUES (${name}) ON CONFLICT DO NOTHING`.execute(trx);
    if (recorded.numAffectedRows === 0n) return;
    await sql.raw(await readFile(path.join(MIGRATIONS, name), 'utf8')).execute(trx);
  });
}

/**
 * Runs pending migrations, each in a separate transaction. Safe to call on several servers at once.
 * @throws with the name of the failed migration; earlier migrations stay applied
 * @throws if the database predates the first release
 */
export async function migrate(db: Database): Promise<void> {
  await demandBaseline(db);
  for (const name of await migrationNames()) {
    try {
      await migrateTo(db, name);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Migration ${name} failed: ${reason}`, { cause });
    }
  }
}

/**
 * Lists migrations that the database lacks, and applied migrations that this release does not know.
 * @throws if the database does not respond
 */
export async function compareMigrations(
  db: Database,
): Promise<{ pending: readonly string[]; unknown: readonly string[] }> {
  const rows = await db.selectFrom('migration').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  const known = new Set(await migrationNames());
  return { pending: [...known.difference(done)], unknown: [...done.difference(known)] };
}

export async function isMigrated(db: Database): Promise<boolean> {
  return (await compareMigrations(db)).pending.length === 0;
}
