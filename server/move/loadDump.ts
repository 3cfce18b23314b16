import { sql } from 'kysely';
import { requireFitDatabase } from '../db/databaseFitness.ts';
import type { Database } from '../db/schema.ts';
import { countRows, type RowCounts } from './countRows.ts';
import { COUNTS } from './dumpEmbedded.ts';
import { splitStatements } from './splitStatements.ts';

export interface ParsedDump {
  text: string;
  counts: RowCounts;
}

/**
 * Reads the row counts from the end of a dump.
 * @throws an error with a message for the operator if the dump is incomplete
 */
export function readDump(text: string): ParsedDump {
  const last = text.lastIndexOf(`\n${COUNTS}`);
  if (last === -1 || !text.endsWith('\n')) {
    throw new Error('This is no whole dump of a shop: make it again with npm run dump.');
  }
  return { text, counts: JSON.parse(text.slice(last + 1 + COUNTS.length)) as RowCounts };
}

/**
 * Loads a dump into an empty database in one transaction, and compares row counts before the commit.
 * @throws an error with a message for the operator, after a rollback
 */
export async function loadDump(db: Database, { text, counts }: ParsedDump): Promise<void> {
  await requireFitDatabase(db);
  await db.transaction().execute(async (trx) => {
    // Building large indexes exceeds the statement timeout.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    if (Object.keys(await countRows(trx)).length > 0) {
      throw new Error(
        'The database has tables already: create an empty one. Perhaps the shop was loaded before.',
      );
    }
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(trx);
    const found = await countRows(trx);
    const different = Object.keys({ ...counts, ...found }).filter(
      (table) => counts[table] !== found[table],
    );
    if (different.length > 0) {
      throw new Error(`Other rows than in the dump are in ${different.join(', ')}.`);
    }
    await sql`RESET ALL`.execute(trx);
  });
  await sql`ANALYZE`.execute(db);
}
