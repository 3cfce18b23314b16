import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { migrate, MIGRATIONS } from '../db/migrate.ts';
import {
  closedWith,
  databaseOf,
  embeddedPool,
  openServerPool,
  startEmbedded,
} from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const CACHE = path.join(MODULES, '.cache/ridge-and-root');

/** Names the embedded database as these migrations leave it. */
async function migratedVersion(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(path.join(MODULES, '@electric-sql/pglite/package.json')));
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    hash.update(await readFile(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** A migrated embedded database as a file. Making one takes many times as long as loading it. */
async function migratedEmbedded(): Promise<Blob> {
  const file = path.join(CACHE, `migrated-${await migratedVersion()}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);

  const pglite = await startEmbedded({});
  const db = await databaseOf(embeddedPool(pglite));
  await migrate(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  await mkdir(CACHE, { recursive: true });
  // Renamed into place, since test files that run at the same time write the same file.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const MIGRATED = 'migrated';

/** Makes what the databases of test files are copied from: migrating each of them takes many times as long. */
export async function prepareServer(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${MIGRATED} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${MIGRATED}`;
  const db = await databaseOf(openServerPool(url.href));
  await migrate(db);
  await db.destroy();
}

async function newOnServer(serverUrl: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${MIGRATED}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  return databaseOf(closedWith(openServerPool(url.href), drop));
}

/**
 * A migrated database without rows for one test file: embedded and in memory, or, with `TEST_DATABASE_URL`, a new one on
 * that PostgreSQL server, which was prepared for it, dropped by `destroy()`.
 */
export async function freshDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) {
    return databaseOf(embeddedPool(await startEmbedded({ loadDataDir: await migratedEmbedded() })));
  }
  return newOnServer(serverUrl);
}
