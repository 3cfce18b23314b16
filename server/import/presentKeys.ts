import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ImportRow } from './family.ts';

/** Returns rows of the shop's own export with the present handles of products that were renamed since. */
export async function withPresentKeys(
  trx: Database,
  rows: readonly ImportRow[],
): Promise<readonly ImportRow[]> {
  const keys = rows.map(({ key }) => key);
  const { rows: renamed } = await sql<{ key: string; handle: string }>`
    SELECT key, p.handle FROM unnest(${keys}::text[]) AS named (key)
    JOIN product p ON p.id = product_of_handle(key) AND p.handle <> key`.execute(trx);
  const handles = new Map(renamed.map(({ key, handle }) => [key, handle]));
  return rows.map((row) => ({ ...row, key: handles.get(row.key) ?? row.key }));
}
