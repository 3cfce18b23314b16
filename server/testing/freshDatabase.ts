import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import pg from 'pg';
import { closedWith, databaseOf, openEmbeddedPool, openServerPool } from '../db/openDatabase.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';

const MODULES = path.join(import.meta.dirname, '../../node_modules');
const CACHE = path.join(MODULES, '.cache/ridge-and-root');

/** An empty embedded database as a file. Creating one takes four times as long as loading it. */
async function emptyEmbedded(): Promise<Blob> {
  const version = await readFile(path.join(MODULES, '@electric-sql/pglite/package.json'));
  const name = createHash('sha256').update(version).digest('hex').slice(0, 16);
  const file = path.join(CACHE, `empty-${name}.tar`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);

  const pglite = await PGlite.create({ extensions: { pg_trgm, unaccent } });
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
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

async function newOnServer(serverUrl: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  return databaseOf(closedWith(openServerPool(url.href), drop));
}

/**
 * A migrated database without rows for one test file: embedded and in memory, or, with `TEST_DATABASE_URL`, a new one on
 * that PostgreSQL server, dropped by `destroy()`.
 */
export async function freshDatabase(): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const db = serverUrl
    ? await newOnServer(serverUrl)
    : await databaseOf(await openEmbeddedPool({ loadDataDir: await emptyEmbedded() }));
  await migrate(db);
  return db;
}
