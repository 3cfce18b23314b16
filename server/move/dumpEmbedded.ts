import { access, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { EMBEDDED_FOLDER, openEmbeddedFolder, requireDatabase } from '../db/embeddedFolder.ts';
import { lockDataDir } from '../db/lockDataDir.ts';
import { databaseOf, embeddedPool } from '../db/openDatabase.ts';
import { countRows } from './countRows.ts';

const OPTIONS = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=100'];

/** Matches lines of a dump that PostgreSQL 15 and 16, or clients other than psql, reject. */
const UNWANTED = [/^\\restrict .*\n/m, /^SET transaction_timeout = 0;\n/m, /\n\\unrestrict .*\s*$/];

/** Prefix of a dump's last line, which holds each table's row count as JSON. */
export const COUNTS = '-- rows: ';

async function dumpCopy(folder: string): Promise<string> {
  const opened = await openEmbeddedFolder(folder);
  const db = await databaseOf(embeddedPool(opened));
  try {
    const counts = await countRows(db);
    const dump = await pgDump({ pg: opened.pglite, args: OPTIONS });
    const text = UNWANTED.reduce((rest, line) => rest.replace(line, ''), await dump.text());
    return `${text}\n${COUNTS}${JSON.stringify(counts)}\n`;
  } finally {
    await db.destroy();
  }
}

/**
 * Dumps a stopped shop's embedded database as SQL. Works on a copy of the folder, because opening a database writes
 * to it.
 * @param work receives the dump; the folder stays locked until it ends
 * @throws an error with a message for the operator if there is no usable database, or a shop is running on it
 */
export async function withDump<Result>(
  dataDir: string,
  work: (dump: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(dataDir, EMBEDDED_FOLDER);
  await access(folder).catch(() => {
    throw new Error(
      `There is no embedded database in ${dataDir}: set DATA_DIR to the shop's folder.`,
    );
  });
  const unlock = await lockDataDir(dataDir);
  const copy = `${folder}.dump`;
  const removeCopy = () => rm(copy, { recursive: true, force: true });
  try {
    await requireDatabase(folder);
    await removeCopy();
    await cp(folder, copy, { recursive: true });
    let dump: string;
    try {
      dump = await dumpCopy(copy);
    } finally {
      await removeCopy();
    }
    return await work(dump);
  } finally {
    await unlock();
  }
}
