import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { slugOf } from '../import/slug.ts';

const COLUMNS = {
  product: 'handle',
  collection: 'handle',
  blog_tag: 'handle',
  delivery_method: 'code',
} as const;

const lock = (trx: Database, table: keyof typeof COLUMNS) =>
  sql`SELECT pg_advisory_xact_lock(727241, hashtext(${table}))`.execute(trx);

/** True if a product has the handle. Takes the same lock as `freeHandle`. */
export async function isHandleTaken(trx: Database, handle: string): Promise<boolean> {
  await lock(trx, 'product');
  const { rows } = await sql`SELECT FROM product WHERE handle = ${handle}`.execute(trx);
  return rows.length > 0;
}

/**
 * Returns an unused slug of a name, with a number if taken. Locks the table's slugs (advisory lock) until the end
 * of the transaction.
 */
export async function freeHandle(
  trx: Database,
  table: keyof typeof COLUMNS,
  name: string,
): Promise<string> {
  await lock(trx, table);
  const slug = slugOf(name) || table.replace('_', '-');
  const column = sql.ref(COLUMNS[table]);
  const { rows } = await sql<{ handle: string }>`
    SELECT ${column} AS handle FROM ${sql.table(table)}
    WHERE ${column} = ${slug} OR ${column} ~ ${`^${slug}-[0-9]+$`}`.execute(trx);
  const taken = new Set(rows.map(({ handle }) => handle));
  let handle = slug;
  for (let number = 2; taken.has(handle); number += 1) handle = `${slug}-${number}`;
  return handle;
}
