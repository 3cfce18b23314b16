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

/** Beyond this a used database is dropped: emptying it would leave its files as they are. */
const LARGE_BYTES = 60_000_000;

const urlOf = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** Stores the rows and ids that migrations leave, so that a used database gets them again. */
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

/** Empties all tables without their triggers, inserts the seed, and sets the ids back. */
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

/** What a test may have changed besides rows; a database of other objects is not used again. */
const OBJECTS = `
  SELECT concat_ws('/',
    (SELECT count(*) FROM pg_class), (SELECT count(*) FROM pg_proc), (SELECT count(*) FROM pg_trigger),
    (SELECT count(*) FROM pg_attribute WHERE NOT attisdropped), (SELECT count(*) FROM pg_constraint)
  ) AS objects, pg_database_size(current_database()) AS bytes`;

/** Longer than the shop's limits, which a busy machine would reach; they have tests of their own. */
const PATIENT = { connectionTimeoutMillis: 30_000, statement_timeout: 30_000 };

/** Databases of earlier test files of this worker, emptied. */
const unused: string[] = [];

async function readObjects(client: pg.Client): Promise<{ objects: string; bytes: number }> {
  const { rows } = await client.query<{ objects: string; bytes: string }>(OBJECTS);
  return { objects: rows[0]?.objects ?? '', bytes: Number(rows[0]?.bytes) };
}

let migratedObjects: Promise<string> | undefined;

/** Makes what the databases of test files are copied from: migrating each of them takes many times as long. */
export async function prepareServer(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${MIGRATED} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = urlOf(serverUrl, MIGRATED);
  const db = await databaseOf(openServerPool(url));
  await migrate(db);
  await db.destroy();
  await onServer(url, STORE_SEED);
}

/** Empties a database for the next test file; copying another takes ten times as long. */
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
  return databaseOf(closedWith(pool, () => release(serverUrl, name)));
}

/**
 * A migrated database without rows for one test file: embedded and in memory, or, with `TEST_DATABASE_URL`, one on that
 * PostgreSQL server, which was prepared for it, emptied by `destroy()` for the next file.
 * @param connections that it takes at once; with one, as embedded, what asks for a second inside a transaction fails
 */
export async function freshDatabase(connections = 1): Promise<Database> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return freshEmbedded();
  return newOnServer(serverUrl, connections);
}
