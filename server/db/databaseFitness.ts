import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The first version that the shop is tried with. */
const LEAST_VERSION = 15;

const EXTENSIONS = ['pg_trgm', 'unaccent'];

/** Properties that decide whether the shop can run on a database. */
export interface DatabaseServer {
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

/** Asks a database what it is. Nothing is made or changed in it. */
export async function askServer(db: Database): Promise<DatabaseServer> {
  const { rows } = await sql<DatabaseServer>`
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

/** Returns a sentence for each reason why the shop cannot run on a database. */
export function unfitReasons({ version, encoding, extensions }: DatabaseServer): string[] {
  const missing = EXTENSIONS.filter((name) => !extensions.includes(name));
  return [
    ...(version < LEAST_VERSION
      ? [`PostgreSQL ${version} is too old: upgrade it to ${LEAST_VERSION} or later.`]
      : []),
    ...(encoding === 'UTF8'
      ? []
      : [`It stores text as ${encoding}: make the database anew with ENCODING 'UTF8'.`]),
    ...(missing.length > 0
      ? [`It lacks ${missing.join(' and ')}: install PostgreSQL's contrib package.`]
      : []),
  ];
}

/** Checks that the shop can run on a database. @throws with a sentence for the operator if it cannot */
export async function requireFitDatabase(db: Database): Promise<void> {
  const reasons = unfitReasons(await askServer(db));
  if (reasons.length > 0) throw new Error(`The database does not fit. ${reasons.join(' ')}`);
}
