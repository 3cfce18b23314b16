import { sql } from 'kysely';
import type { Database } from './schema.ts';

const LEAST_VERSION = 15;

const EXTENSIONS = ['pg_trgm', 'unaccent'];

export interface DatabaseServer {
  version: number;
  encoding: string;
  may_create: boolean;
  is_superuser: boolean;
  has_limit: boolean;
  now: number;
  extensions: string[];
}

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

/** @throws with a sentence for the operator if the shop cannot run on the database */
export async function requireFitDatabase(db: Database): Promise<void> {
  const reasons = unfitReasons(await askServer(db));
  if (reasons.length > 0) throw new Error(`The database does not fit. ${reasons.join(' ')}`);
}
