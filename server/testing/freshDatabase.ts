import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { closedWith, databaseOf, openServerPool } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { freshEmbedded } from './freshEmbedded.ts';

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

async function newOnServer(serverUrl: string, connections: number): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${MIGRATED}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  return databaseOf(closedWith(openServerPool(url.href, connections), drop));
}

/**
 * A migrated database without rows for one test file: embedded and in memory, or, with `TEST_DATABASE_URL`, a new one on
 * that PostgreSQL server, which was prepared for it, dropped by `destroy()`.
 * @param connections that it takes at once; with one, as embedded, what asks for a second inside a transaction fails
 */
export async function freshDatabase(connections = 1): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return freshEmbedded();
  return newOnServer(serverUrl, connections);
}
