import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { countSecrets } from '../account/sealedSecret.ts';
import type { Config } from '../config.ts';
import { compareMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const ABOUT = 'database';

/** The first version that the shop is tried with. */
const LEAST_VERSION = 15;

const EXTENSIONS = ['pg_trgm', 'unaccent'];

interface Server {
  version: number;
  encoding: string;
  /** Whether tables, and extensions that the server trusts, can be made */
  may_create: boolean;
  is_superuser: boolean;
  /** Whether statements end that take too long */
  has_limit: boolean;
  /** Seconds since 1970 */
  now: number;
  /** Extensions that are there, or could be */
  extensions: string[];
}

async function askServer(db: Database): Promise<Server> {
  const { rows } = await sql<Server>`
    SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding,
      has_database_privilege(current_database(), 'CREATE')
        AND has_schema_privilege(current_schema(), 'CREATE') AS may_create,
      current_setting('is_superuser') = 'on' AS is_superuser,
      current_setting('statement_timeout') <> '0' AS has_limit,
      extract(epoch FROM clock_timestamp())::float8 AS now,
      ARRAY(SELECT name::text FROM pg_available_extensions) AS extensions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell what it is.');
  return row;
}

function examineServer(server: Server, isEmbedded: boolean): Finding[] {
  const { version, encoding, extensions } = server;
  const findings: Finding[] = [];
  if (version < LEAST_VERSION) {
    findings.push(
      fault(ABOUT, `PostgreSQL ${version} is too old: upgrade it to ${LEAST_VERSION} or later.`),
    );
  }
  if (encoding !== 'UTF8') {
    findings.push(
      fault(ABOUT, `It stores text as ${encoding}: make the database anew with ENCODING 'UTF8'.`),
    );
  }
  if (!server.may_create) {
    findings.push(
      fault(
        ABOUT,
        'The user of DATABASE_URL may not make tables, so no migration can run. Let it own the database.',
      ),
    );
  }
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  if (missing.length > 0) {
    findings.push(
      fault(ABOUT, `It lacks ${missing.join(' and ')}: install PostgreSQL's contrib package.`),
    );
  }
  if (server.is_superuser && !isEmbedded) {
    findings.push(
      warning(
        ABOUT,
        'The user of DATABASE_URL is a superuser. Make one that owns this database alone.',
      ),
    );
  }
  if (!server.has_limit && !isEmbedded) {
    findings.push(
      warning(
        ABOUT,
        'Statements have no limit: what stands between shop and database keeps statement_timeout back. Set it there, as deploy/pgbouncer.ini does.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine(ABOUT, `PostgreSQL ${version}, with its rights`)];
}

async function examineMigrations(db: Database): Promise<Finding> {
  const about = 'migrations';
  const { rows } =
    await sql`SELECT to_regclass('migration') AS name WHERE to_regclass('migration') IS NOT NULL`.execute(
      db,
    );
  if (rows.length === 0) {
    return warning(about, 'The database is empty: the next start makes its tables.');
  }
  const { pending, unknown } = await compareMigrations(db);
  if (unknown.length > 0) {
    return fault(
      about,
      `The database is of a later version (${unknown.join(', ')}): start that version, or restore the backup of this one.`,
    );
  }
  if (pending.length > 0) {
    return warning(
      about,
      `${pending.join(', ')} will run at the next start: make a backup before it.`,
    );
  }
  return fine(about, 'all have run');
}

/** In seconds. Slots, codes and sessions are counted by the database's clock and shown by the shop's. */
const ODD_CLOCK = 2;
const WRONG_CLOCK = 30;

function examineClock(now: number, asked: number, answered: number): Finding {
  const about = 'clock';
  const off = Math.abs(now - (asked + answered) / 2000) - (answered - asked) / 2000;
  if (off <= ODD_CLOCK) return fine(about, 'as that of the database');
  const text = `It is ${Math.round(off)} s off that of the database: let both follow a time server.`;
  return off <= WRONG_CLOCK ? warning(about, text) : fault(about, text);
}

/** Whether authenticator secrets are encrypted, with the key that is set. */
async function examineSecrets(db: Database, key: Buffer | undefined): Promise<Finding[]> {
  const { unreadable, unsealed } = await countSecrets(db, key);
  if (unreadable > 0) {
    return [
      fault(
        ABOUT,
        `${unreadable} secrets of authenticator apps need another SECRETS_KEY: set the earlier one.`,
      ),
    ];
  }
  if (unsealed > 0) {
    return [
      warning(
        ABOUT,
        `${unsealed} secrets of authenticator apps are not encrypted: set SECRETS_KEY (openssl rand -base64 32).`,
      ),
    ];
  }
  return [];
}

async function examineOpen(
  db: Database,
  isEmbedded: boolean,
  secretsKey: Buffer | undefined,
): Promise<Finding[]> {
  // Once before, so that the clock's question does not wait for a connection.
  await askServer(db);
  const asked = Date.now();
  const server = await askServer(db);
  const clock = examineClock(server.now, asked, Date.now());
  const findings = [clock, ...examineServer(server, isEmbedded)];
  // Who may not make tables may not be able to read them either.
  if (findings.some(({ kind }) => kind === 'fault')) return findings;
  const migrations = await examineMigrations(db);
  if (migrations.kind !== 'fine') return [...findings, migrations];
  return [...findings, migrations, ...(await examineSecrets(db, secretsKey))];
}

const reasonOf = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(', ') || String(error);
};

/** What is the case with the database that the settings name. Nothing is made or changed in it. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(path.join(config.dataDir, 'database'))) {
    return [warning(ABOUT, `There is none in ${config.dataDir} yet: the first start makes it.`)];
  }
  let db: Database;
  try {
    db = await openDatabase(config);
  } catch (error) {
    return [
      isEmbedded
        ? warning(ABOUT, reasonOf(error))
        : fault(
            ABOUT,
            `It does not answer (${reasonOf(error)}): check DATABASE_URL and the server.`,
          ),
    ];
  }
  try {
    return await examineOpen(db, isEmbedded, config.settings.secretsKey);
  } catch (error) {
    return [fault(ABOUT, `It cannot be asked (${reasonOf(error)}): check the rights of its user.`)];
  } finally {
    await db.destroy();
  }
}
