import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { countSecrets } from '../account/signin/sealedSecret.ts';
import type { Config } from '../config.ts';
import { askServer, unfitReasons, type DatabaseServer } from '../db/databaseFitness.ts';
import { EMBEDDED_FOLDER } from '../db/embeddedFolder.ts';
import { FolderInUse } from '../db/lockDataDir.ts';
import { compareMigrations } from '../db/migrate.ts';
import { examineEnteredKeys } from './examinePayments.ts';
import { isDurable, NOT_DURABLE, openDatabase } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const ABOUT = 'database';

function examineServer(server: DatabaseServer, isEmbedded: boolean): Finding[] {
  const findings = unfitReasons(server).map((reason) => fault(ABOUT, reason));
  if (!server.may_create) {
    findings.push(
      fault(
        ABOUT,
        'The user of DATABASE_URL may not make tables, so no migration can run. Let it own the database.',
      ),
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
  return findings.length > 0
    ? findings
    : [fine(ABOUT, `PostgreSQL ${server.version}, with its rights`)];
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

const ODD_CLOCK = 2;
const WRONG_CLOCK = 30;

function examineClock(now: number, asked: number, answered: number): Finding {
  const about = 'clock';
  const off = Math.abs(now - (asked + answered) / 2000) - (answered - asked) / 2000;
  if (off <= ODD_CLOCK) return fine(about, 'as that of the database');
  const text = `It is ${Math.round(off)} s off that of the database: let both follow a time server.`;
  return off <= WRONG_CLOCK ? warning(about, text) : fault(about, text);
}

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

async function examineOpen(db: Database, isEmbedded: boolean, config: Config): Promise<Finding[]> {
  await askServer(db);
  const asked = Date.now();
  const server = await askServer(db);
  const clock = examineClock(server.now, asked, Date.now());
  const durability = isDurable(db) ? [] : [fault(ABOUT, NOT_DURABLE)];
  const findings = [clock, ...durability, ...examineServer(server, isEmbedded)];
  if (findings.some(({ kind }) => kind === 'fault')) return findings;
  const migrations = await examineMigrations(db);
  if (migrations.kind !== 'fine') return [...findings, migrations];
  return [
    ...findings,
    migrations,
    ...(await examineSecrets(db, config.settings.secretsKey)),
    ...(await examineEnteredKeys(db, config)),
  ];
}

const reasonOf = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string };
  return [code, message].filter(Boolean).join(', ') || String(error);
};

export async function examineDatabase(config: Config): Promise<Finding[]> {
  const isEmbedded = config.databaseUrl === undefined;
  if (isEmbedded && !existsSync(path.join(config.dataDir, EMBEDDED_FOLDER))) {
    return [warning(ABOUT, `There is none in ${config.dataDir} yet: the first start makes it.`)];
  }
  let db: Database;
  try {
    db = await openDatabase(config);
  } catch (error) {
    if (error instanceof FolderInUse) return [warning(ABOUT, reasonOf(error))];
    const reason = isEmbedded
      ? reasonOf(error)
      : `It does not answer (${reasonOf(error)}): check DATABASE_URL and the server.`;
    return [fault(ABOUT, reason)];
  }
  try {
    return await examineOpen(db, isEmbedded, config);
  } catch (error) {
    return [fault(ABOUT, `It cannot be asked (${reasonOf(error)}): check the rights of its user.`)];
  } finally {
    await db.destroy();
  }
}
