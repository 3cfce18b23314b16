import { access, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { EMBEDDED_FOLDER, openEmbeddedFolder, requireDatabase } from '../db/embeddedFolder.ts';
import { lockDataDir } from '../db/lockDataDir.ts';
import { databaseOf, embeddedPool } from '../db/openDatabase.ts';
import { countRows } from './countRows.ts';

const OPTIONS = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=100'];

/** Lines that servers of PostgreSQL 15 and 16, and clients other than psql, reject. */
const UNWANTED = /^(?:\\(?:un)?restrict .*|SET transaction_timeout = 0;)\n/gm;

/** Last line of a dump: the rows of each table as JSON. */
export const COUNTS = '-- rows: ';

/** Writes a copy of a stopped shop's database as SQL. */
async function dumpCopy(folder: string): Promise<string> {
  const { pglite } = await openEmbeddedFolder(folder);
  const db = await databaseOf(embeddedPool(pglite));
  try {
    const counts = await countRows(db);
    const dump = await pgDump({ pg: pglite, args: OPTIONS });
    return `${(await dump.text()).replace(UNWANTED, '')}\n${COUNTS}${JSON.stringify(counts)}\n`;
  } finally {
    await db.destroy();
  }
}

/**
 * Returns a stopped shop's embedded database as SQL. Reads a copy, since opening a folder writes to it.
 * @throws with a sentence for the operator if there is no database, it cannot be opened, or a shop runs on it
 */
export async function dumpEmbedded(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, EMBEDDED_FOLDER);
  await access(folder).catch(() => {
    throw new Error(
      `There is no embedded database in ${dataDir}: set DATA_DIR to the shop's folder.`,
    );
  });
  const unlock = await lockDataDir(dataDir);
  try {
    await requireDatabase(folder);
    const place = await mkdtemp(path.join(tmpdir(), 'shop-dump-'));
    try {
      const copy = path.join(place, EMBEDDED_FOLDER);
      await cp(folder, copy, { recursive: true });
      return await dumpCopy(copy);
    } finally {
      await rm(place, { recursive: true });
    }
  } finally {
    await unlock();
  }
}
