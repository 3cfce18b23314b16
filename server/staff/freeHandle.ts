import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { slugOf } from '../import/slug.ts';

/** A path that no other product, collection or tag has: the slug of a name, where that is taken with a number behind it. */
export async function freeHandle(
  trx: Database,
  table: 'product' | 'collection' | 'blog_tag',
  name: string,
): Promise<string> {
  const slug = slugOf(name) || table.replace('_', '-');
  const { rows } = await sql<{ handle: string }>`
    SELECT handle FROM ${sql.table(table)} WHERE handle = ${slug} OR handle ~ ${`^${slug}-[0-9]+$`}`.execute(
    trx,
  );
  const taken = new Set(rows.map(({ handle }) => handle));
  let handle = slug;
  for (let number = 2; taken.has(handle); number += 1) handle = `${slug}-${number}`;
  return handle;
}
