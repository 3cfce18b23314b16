import path from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import { EMBEDDED_FOLDER, openEmbeddedFolder, type EmbeddedDatabase } from './embeddedFolder.ts';
import { yieldBetweenQueries } from './yieldBetweenQueries.ts';
import { lockDataDir } from './lockDataDir.ts';
import { rejectMovedFolder } from './movedFolder.ts';
import { prepareStatements } from './prepareStatements.ts';
import type { Database, Schema } from './schema.ts';
import { startEmbedded } from './startEmbedded.ts';

/** PostgreSQL server, or else the folder of the embedded database (`memory://` stores nothing). */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  connections?: number;
}

const SERVER_CONNECTIONS = 10;
const MOST_CONNECTIONS = 40;
const LEAST_CONNECTIONS = 3;

/**
 * Returns the maximum connections per worker. Rolling restarts double the workers, and PostgreSQL allows 100
 * connections by default.
 */
export function connectionsOfWorker(workers: number): number {
  const share = Math.floor(MOST_CONNECTIONS / workers);
  return Math.min(Math.max(share, LEAST_CONNECTIONS), SERVER_CONNECTIONS);
}

/** Timeouts for a PostgreSQL server, in milliseconds. */
const SERVER_LIMITS = {
  connectionTimeoutMillis: 5000,
  /** Enforced by the server; migrations and imports lift it. */
  statement_timeout: 10_000,
  /** Limits idle transactions, whose locks block others. */
  idle_in_transaction_session_timeout: 30_000,
};

/** Extra time after the server's statement timeout before a silent connection is closed, in milliseconds. */
const SILENCE_MS = 2000;

const LIFTS_LIMIT = /^SET LOCAL statement_timeout = 0$/i;
const ENDS_TRANSACTION = /^(?:commit|rollback)$/i;

/**
 * Closes a connection if a statement gets neither a result nor a timeout error, as on a silent network. Ignores
 * transactions that lift the server's limit.
 */
function closeSilentConnections(client: pg.PoolClient, patienceMs: number): void {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isPatient = false;
  const watched = (...args: unknown[]) => {
    const answer = query(...args);
    const text = String(args[0]);
    if (LIFTS_LIMIT.test(text)) isPatient = true;
    const isLimited = !isPatient;
    // The commit of a transaction without a limit has no limit either.
    if (ENDS_TRANSACTION.test(text)) isPatient = false;
    if (!isLimited || !(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => stream.destroy(), patienceMs).unref();
    const end = () => clearTimeout(timer);
    answer.then(end, end);
    return answer;
  };
  Object.assign(client, { query: watched });
}

interface CountingPool extends PostgresPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly embedded?: Pick<EmbeddedDatabase, 'isDurable'>;
}

const pools = new WeakMap<Database, CountingPool>();

export function connectionsOf(
  db: Database,
): Pick<CountingPool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

export function isEmbedded(db: Database): boolean {
  return pools.get(db)?.embedded !== undefined;
}

export function isDurable(db: Database): boolean {
  return pools.get(db)?.embedded?.isDurable ?? true;
}

export const NOT_DURABLE =
  'The embedded database does not flush its commits to the disk: a power cut may lose orders. Set DATABASE_URL, or install the release before.';

/**
 * Opens connections to a PostgreSQL server lazily.
 * @param silenceMs time after the statement timeout before a silent connection is closed
 */
export function openServerPool(
  databaseUrl: string,
  connections = SERVER_CONNECTIONS,
  limits: Partial<typeof SERVER_LIMITS> = {},
  silenceMs = SILENCE_MS,
): CountingPool {
  const all = { ...SERVER_LIMITS, ...limits };
  const pool = new pg.Pool({
    ...all,
    keepAlive: true,
    connectionString: databaseUrl,
    max: connections,
  });
  // Without these listeners, a connection closed by the server would end the process. The current statement fails,
  // and the pool reconnects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    closeSilentConnections(client, all.statement_timeout + silenceMs);
  });
  return pool;
}

export function withCloseHook(pool: CountingPool, close: () => Promise<void>): CountingPool {
  return {
    options: {},
    get totalCount() {
      return pool.totalCount;
    },
    get idleCount() {
      return pool.idleCount;
    },
    get waitingCount() {
      return pool.waitingCount;
    },
    connect: () => pool.connect(),
    end: async () => {
      await pool.end();
      await close();
    },
  };
}

/**
 * Wraps the embedded database as a pool; `end` also closes the database.
 * @param close called after the database is closed
 */
export function embeddedPool(
  { pglite, isDurable: flushes }: EmbeddedDatabase,
  close: () => Promise<void> = async () => undefined,
): CountingPool {
  // The embedded database has a single session: two connections would share one transaction. Use one connection
  // that never idles out.
  const pool = new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 }));
  pool.on('connect', (client) => {
    prepareStatements(client);
    yieldBetweenQueries(client);
  });
  const closed = withCloseHook(pool, async () => {
    await pglite.close();
    await close();
  });
  return Object.assign(closed, { embedded: { isDurable: flushes } });
}

async function openFolderPool(dataDir: string): Promise<CountingPool> {
  const unlock = await lockDataDir(dataDir);
  try {
    await rejectMovedFolder(dataDir);
    return embeddedPool(await openEmbeddedFolder(path.join(dataDir, EMBEDDED_FOLDER)), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

const kyselyOf = (pool: CountingPool, log?: Logger) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });

/**
 * Returns a database for the pool after checking that it responds. The query also makes `destroy()` end the pool,
 * since Kysely skips unused pools.
 */
export async function databaseOf(pool: CountingPool, log?: Logger): Promise<Database> {
  const db = kyselyOf(pool, log);
  pools.set(db, pool);
  try {
    await sql`SELECT 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/**
 * Opens the database without migrating it; creates a missing embedded database. `destroy()` closes everything
 * opened here.
 * @param log receives every statement with its duration
 * @throws if the folder is in use or cannot be opened, or the server does not respond
 */
export async function openDatabase(
  { databaseUrl, dataDir, connections }: DatabasePlace,
  log?: Logger,
): Promise<Database> {
  if (databaseUrl !== undefined) return databaseOf(openServerPool(databaseUrl, connections), log);
  if (dataDir === undefined)
    throw new Error('Neither a database address nor a data folder is given.');
  if (dataDir.includes('://'))
    return databaseOf(
      embeddedPool({ pglite: await startEmbedded({ dataDir }), isDurable: true }),
      log,
    );
  return databaseOf(await openFolderPool(dataDir), log);
}

/** Timeout of connections and statements, in milliseconds. Short, since the primary can answer instead. */
const REPLICA_PATIENCE_MS = 1000;

/** Opens a read-only database, which need not respond yet. */
export function openReplica(databaseUrl: string, connections?: number, log?: Logger): Database {
  const limits = {
    connectionTimeoutMillis: REPLICA_PATIENCE_MS,
    statement_timeout: REPLICA_PATIENCE_MS,
  };
  return kyselyOf(openServerPool(databaseUrl, connections, limits), log);
}
