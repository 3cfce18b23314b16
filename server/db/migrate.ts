import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Folder of the migrations, `NNN-name.sql`, run in the order of their names. */
export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** First migration: the whole schema of the first release. Databases made before that lack it. */
const BASELINE = '001-shop.sql';

/** Any number, the same for every server of the shop. */
const LOCK = 727_001;

async function migrationNames(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
}

/** @throws where the database is of before the baseline, which nothing upgrades */
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
    // Filling a new index takes as long as there are rows.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    // Servers that start together take turns; those who come later find the row.
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
 * Brings the database to the newest migration, each in a transaction of its own. Several servers may call it at once.
 * @throws with the name of the migration that failed, those before it stay; for a database of before the first release
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

/** Migrations that a database does not have yet, and those that it has of later code. @throws when it cannot be asked */
export async function compareMigrations(
  db: Database,
): Promise<{ pending: readonly string[]; unknown: readonly string[] }> {
  const rows = await db.selectFrom('migration').select('name').execute();
  const done = new Set(rows.map(({ name }) => name));
  const known = new Set(await migrationNames());
  return { pending: [...known.difference(done)], unknown: [...done.difference(known)] };
}

/** Whether a database has every migration. @throws when it cannot be asked */
export async function isMigrated(db: Database): Promise<boolean> {
  return (await compareMigrations(db)).pending.length === 0;
}
