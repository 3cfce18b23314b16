import { constants } from 'node:fs';
import { access, chmod, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFolder, flushFolder } from './durableFolder.ts';
import { startEmbedded } from './startEmbedded.ts';

export const EMBEDDED_FOLDER = 'database';

const MAJOR_VERSION = '18';

const SETTINGS = {
  // Flushes each commit to the disk. The default method, fdatasync, bypasses the folder's fsync.
  fsync: 'on',
  wal_sync_method: 'fsync',
  // The default, 128 MB, costs memory and gains nothing.
  shared_buffers: '16MB',
};

const START_PARAMETERS = [
  // Drop -F, which turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const NEEDED = ['global/pg_control', 'base', 'pg_wal', 'pg_xact'];

async function isNew(folder: string): Promise<boolean> {
  const entries = await readdir(folder).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return [];
    throw new Error(`The folder ${folder} cannot be read (${code}): check its rights.`);
  });
  if (entries.length === 0) return true;
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new Error(`The folder ${folder} holds no database: set DATA_DIR to another folder.`);
  }
  if (version.trim() !== MAJOR_VERSION) {
    throw new Error(
      `The folder ${folder} was made by PostgreSQL ${version.trim()}, and this shop reads ${MAJOR_VERSION}: ` +
        'start it with the release of the shop that made it, and carry it over with npm run dump and npm run load.',
    );
  }
  for (const name of NEEDED) {
    if (!(await exists(path.join(folder, name)))) {
      throw new Error(`The folder ${folder} lacks ${name}: restore a complete backup.`);
    }
  }
  await access(path.join(folder, 'global/pg_control'), constants.W_OK).catch(() => {
    throw new Error(`The folder ${folder} cannot be written: check its rights.`);
  });
  return false;
}

export async function requireDatabase(folder: string): Promise<void> {
  if (await isNew(folder)) throw new Error(`The folder ${folder} holds no database.`);
}

export interface EmbeddedDatabase {
  readonly pglite: PGlite;
  readonly isDurable: boolean;
}

/** Empty database written by the build: loading it takes half the time and memory of creating one. */
const EMPTY_DATABASE = path.join(import.meta.dirname, '../../dist-server/empty-database.tgz');

function open(fs: DurableFolder, content?: Blob): Promise<PGlite> {
  return startEmbedded({
    fs,
    startParams: START_PARAMETERS,
    ...(content && { loadDataDir: content }),
  });
}

/**
 * Creates a database in a temporary folder and renames the folder, so an interrupted start leaves no incomplete
 * database.
 */
async function makeDatabase(folder: string): Promise<void> {
  const made = `${folder}.new`;
  await rm(made, { recursive: true, force: true });
  const empty = await readFile(EMPTY_DATABASE).catch(() => undefined);
  const content = empty && new Blob([empty]);
  await (await open(new DurableFolder(made), content)).close();
  await flushFolder(made);
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
}

/**
 * Opens the database in a folder, or creates one there.
 * @throws with a sentence for the operator if the folder cannot be opened
 */
export async function openEmbeddedFolder(
  folder: string,
  fs = new DurableFolder(folder),
): Promise<EmbeddedDatabase> {
  if (await isNew(folder)) await makeDatabase(folder);
  // PGlite creates world-readable files. Ignore errors, since another owner's folder cannot be changed.
  await chmod(folder, 0o700).catch(() => undefined);
  const pglite = await open(fs).catch((error: unknown) => {
    throw new Error(
      `The database in ${folder} cannot be opened (${(error as Error).message}): restore a backup.`,
    );
  });
  const before = fs.flushCount;
  await pglite.query(`SELECT pg_logical_emit_message(true, 'shop', '')`);
  return { pglite, isDurable: fs.flushCount > before };
}
