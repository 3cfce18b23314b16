import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { withCloseHook, databaseOf, openServerPool } from '../db/openDatabase.ts';
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

/** Larger databases are dropped instead of reused, as deleting rows does not shrink their files. */
const LARGE_BYTES = 60_000_000;

const urlOf = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Stores the rows and sequence values that migrations create, to restore them in reused databases. */
const STORE_SEED = `
  CREATE SCHEMA seed_ids;
  CREATE TABLE seed_ids.sequences AS
    SELECT format('%I', sequencename) AS name, coalesce(last_value, start_value) AS value,
      last_value IS NOT NULL AS is_called
    FROM pg_sequences WHERE schemaname = 'public';
  CREATE SCHEMA seed;
  DO $$
  DECLARE name text; has_rows boolean;
  BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT FROM %I)', name) INTO has_rows;
      IF has_rows THEN EXECUTE format('CREATE TABLE seed.%1$I AS TABLE %1$I', name); END IF;
    END LOOP;
  END $$`;

const RESET = `
  SET session_replication_role = replica;
  DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'seed' LOOP
      EXECUTE format('INSERT INTO %1$I OVERRIDING SYSTEM VALUE SELECT * FROM seed.%1$I', name);
    END LOOP;
  END $$;
  SELECT setval(name::regclass, value, is_called) FROM seed_ids.sequences`;

/** Counts the schema objects. A database with other counts is not reused. */
const OBJECTS = `
  SELECT concat_ws('/',
    (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_trigger),
    (SELECT count(*) FROM pg_attribute WHERE NOT attisdropped), (SELECT count(*) FROM pg_constraint)
  ) AS objects, pg_database_size(current_database()) AS bytes`;

/** Longer than the shop's timeouts, which tests on a busy machine would exceed. */
const PATIENT = { connectionTimeoutMillis: 30_000, statement_timeout: 30_000 };

const unused: string[] = [];

async function readObjects(client: pg.Client): Promise<{ objects: string; bytes: number }> {
  const { rows } = await client.query<{ objects: string; bytes: string }>(OBJECTS);
  return { objects: rows[0]?.objects ?? '', bytes: Number(rows[0]?.bytes) };
}

let migratedObjects: Promise<string> | undefined;

/** Creates the migrated template database; copying it is much faster than migrating. */
export async function prepareServer(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${MIGRATED} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = urlOf(serverUrl, MIGRATED);
  const db = await databaseOf(openServerPool(url));
  await migrate(db);
  await db.destroy();
  await onServer(url, STORE_SEED);
}

/**
 * Empties a database for reuse, which is ten times as fast as copying the template. Drops it if it is large or its
 * schema has changed.
 */
async function release(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(serverUrl, name) });
  await client.connect();
  let isUnchanged = false;
  try {
    const { objects, bytes } = await readObjects(client);
    isUnchanged = objects === (await migratedObjects) && bytes < LARGE_BYTES;
    if (isUnchanged) await client.query(RESET);
  } finally {
    await client.end();
  }
  if (isUnchanged) unused.push(name);
  else await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
}

async function copyMigrated(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${MIGRATED}`);
  migratedObjects ??= (async () => {
    const client = new pg.Client({ connectionString: urlOf(serverUrl, name) });
    await client.connect();
    const { objects } = await readObjects(client);
    await client.end();
    return objects;
  })();
  await migratedObjects;
  return name;
}

async function newOnServer(serverUrl: string, connections: number): Promise<Database> {
  const name = unused.pop() ?? (await copyMigrated(serverUrl));
  const pool = openServerPool(urlOf(serverUrl, name), connections, PATIENT);
  return databaseOf(withCloseHook(pool, () => release(serverUrl, name)));
}

/**
 * Opens a migrated database without shop data for one test file: in memory, or on the server of
 * `TEST_DATABASE_URL`. On the server, `destroy()` releases it for the next file.
 * @param connections pool size; with 1, a second connection inside a transaction fails
 */
export async function freshDatabase(connections = 1): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return freshEmbedded();
  return newOnServer(serverUrl, connections);
}
