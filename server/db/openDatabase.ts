import path from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql, type Logger, type PostgresPool } from 'kysely';
import pg from 'pg';
import { EMBEDDED_FOLDER, openEmbeddedFolder, type EmbeddedDatabase } from './embeddedFolder.ts';
import { giveWay } from './giveWay.ts';
import { lockDataDir } from './lockDataDir.ts';
import { rejectMovedFolder } from './movedFolder.ts';
import { prepareStatements } from './prepareStatements.ts';
import type { Database, Schema } from './schema.ts';
import { startEmbedded } from './startEmbedded.ts';

/** Where the data lies: a PostgreSQL server, or else a folder for the embedded one (`memory://` keeps nothing). */
export interface DatabasePlace {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
  /** How many connections the process may hold to the server; ten without it. */
  connections?: number;
}

/** Connections that one of our processes holds to a PostgreSQL server, and that all workers of one build hold together. */
const SERVER_CONNECTIONS = 10;
const MOST_CONNECTIONS = 40;
const LEAST_CONNECTIONS = 3;

/** Connections of one of so many workers: while they are replaced there are twice as many, and PostgreSQL takes 100. */
export function connectionsOfWorker(workers: number): number {
  const share = Math.floor(MOST_CONNECTIONS / workers);
  return Math.min(Math.max(share, LEAST_CONNECTIONS), SERVER_CONNECTIONS);
}

/** How long the shop waits for a PostgreSQL server, in milliseconds. */
const SERVER_LIMITS = {
  /** For a connection, a new one or one that others use */
  connectionTimeoutMillis: 5000,
  /** For a statement, by the server; migrations and imports lift it */
  statement_timeout: 10_000,
  /** For the next statement of a transaction, whose locks others wait for */
  idle_in_transaction_session_timeout: 30_000,
};

/** Wait beyond the server's statement timeout, in milliseconds. */
const SILENCE_MS = 2000;

const LIFTS_LIMIT = /^SET LOCAL statement_timeout = 0$/i;
const ENDS_TRANSACTION = /^(?:commit|rollback)$/i;

/**
 * Closes a connection if a statement gets neither a result nor a timeout error from the server, so the network has gone silent.
 * Ignores transactions that lift the server's limit.
 */
function giveUpOnSilence(client: pg.PoolClient, patienceMs: number): void {
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  let isPatient = false;
  const watched = (...args: unknown[]) => {
    const answer = query(...args);
    const text = String(args[0]);
    if (LIFTS_LIMIT.test(text)) isPatient = true;
    const isLimited = !isPatient;
    // A commit itself may take as long as its transaction.
    if (ENDS_TRANSACTION.test(text)) isPatient = false;
    if (!isLimited || !(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => stream.destroy(), patienceMs).unref();
    const end = () => clearTimeout(timer);
    answer.then(end, end);
    return answer;
  };
  Object.assign(client, { query: watched });
}

/** A pool that tells how many connections it has, how many of them nobody uses, and how many wait for one. */
interface CountingPool extends PostgresPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  /** Set for an embedded database alone */
  readonly embedded?: Pick<EmbeddedDatabase, 'isDurable'>;
}

/** The pool of each database. */
const pools = new WeakMap<Database, CountingPool>();

/** The pool's counts of a database that was opened here; not of a transaction. */
export function connectionsOf(
  db: Database,
): Pick<CountingPool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

/** Returns true for an embedded database, which answers nobody else while it executes a statement. */
export function isEmbedded(db: Database): boolean {
  return pools.get(db)?.embedded !== undefined;
}

/** Returns false for an embedded database that does not flush its commits to the disk. */
export function isDurable(db: Database): boolean {
  return pools.get(db)?.embedded?.isDurable ?? true;
}

/** Warning of the start and the doctor for such a database. */
export const NOT_DURABLE =
  'The embedded database does not flush its commits to the disk: a power cut may lose orders. Set DATABASE_URL, or install the release before.';

/**
 * Connections to a PostgreSQL server, opened when used.
 * @param silenceMs wait beyond the statement timeout until a connection is closed
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
  // Without these listeners, a connection that the server closes would end the process. Whoever uses it hears of it by the
  // statement under way, and the pool opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    giveUpOnSilence(client, all.statement_timeout + silenceMs);
  });
  return pool;
}

/** The pool, which does something more after its end. */
export function closedWith(pool: CountingPool, close: () => Promise<void>): CountingPool {
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
 * The embedded database as a pool, whose `end` closes the database, too.
 * @param close called after that
 */
export function embeddedPool(
  { pglite, isDurable: flushes }: EmbeddedDatabase,
  close: () => Promise<void> = async () => undefined,
): CountingPool {
  // One connection that never idles out: the embedded database has a single session, and two users of it would
  // find themselves in one transaction.
  const pool = new pg.Pool(Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 }));
  pool.on('connect', (client) => {
    prepareStatements(client);
    giveWay(client);
  });
  const closed = closedWith(pool, async () => {
    await pglite.close();
    await close();
  });
  return Object.assign(closed, { embedded: { isDurable: flushes } });
}

/** A pool of the database in `dataDir`, which no other process can open until the pool has ended. */
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

/** Tells whether the pool's database answers, and makes sure that `destroy()` ends the pool: it skips unused ones. */
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
 * Opens the database; nothing is created or migrated in it. `destroy()` of the answer closes everything opened here.
 * @param log takes every statement with its time
 * @throws when the folder is in use by another process or cannot be opened, or the server does not answer
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

/** How long is waited for a connection to a replica, and for a statement there, in milliseconds; the primary can do what it does. */
const REPLICA_PATIENCE_MS = 1000;

/** A database that is read alone; it need not answer yet. */
export function openReplica(databaseUrl: string, connections?: number, log?: Logger): Database {
  const limits = {
    connectionTimeoutMillis: REPLICA_PATIENCE_MS,
    statement_timeout: REPLICA_PATIENCE_MS,
  };
  return kyselyOf(openServerPool(databaseUrl, connections, limits), log);
}
