import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate, MIGRATIONS } from '../db/migrate.ts';
import { databaseOf, embeddedPool } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { startEmbedded } from '../db/startEmbedded.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const CACHE = path.join(MODULES, '.cache/ridge-and-root');

async function migratedVersion(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(path.join(MODULES, '@electric-sql/pglite/package.json')));
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    hash.update(await readFile(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns a cached dump of a migrated database; creates it if missing. Loading a dump is many times as fast as
 * migrating.
 */
async function migratedEmbedded(): Promise<Blob> {
  const file = path.join(CACHE, `migrated-${await migratedVersion()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);

  const pglite = await startEmbedded();
  const db = await databaseOf(embeddedPool({ pglite, isDurable: true }));
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(CACHE, { recursive: true });
  // Rename into place, as parallel test files write the same file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}

export async function freshEmbedded(): Promise<Database> {
  const pglite = await startEmbedded({ loadDataDir: await migratedEmbedded() });
  return databaseOf(embeddedPool({ pglite, isDurable: true }));
}
