import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ImportRow } from './family.ts';

/**
 * Finds products that were renamed since the export. Skips products whose current handle is in the file, too.
 * @returns current handles by the handle in the file
 */
export async function findPresentKeys(
  trx: Database,
  rows: readonly ImportRow[],
): Promise<Map<string, string>> {
  const keys = rows.map(({ key }) => key);
  const { rows: renamed } = await sql<{ key: string; handle: string }>`
    SELECT key, p.handle FROM unnest(${keys}::text[]) AS named (key)
    JOIN product p ON p.id = product_of_handle(key) AND p.handle <> ALL (${keys}::text[])`.execute(
    trx,
  );
  return new Map(renamed.map(({ key, handle }) => [key, handle]));
}
