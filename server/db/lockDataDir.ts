import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type Unlock = () => Promise<void>;

export class FolderInUse extends Error {}

function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    return undefined;
  }
}

/**
 * Locks the data folder for this process: PGlite takes no lock, and two processes would corrupt the files. Uses an
 * OS lock on a SQLite file, which the system releases with the process, even on `kill -9`.
 * @throws FolderInUse, with a sentence for the operator, if the folder is locked
 */
export async function lockDataDir(dataDir: string): Promise<Unlock> {
  await mkdir(dataDir, { recursive: true });
  const holderFile = path.join(dataDir, 'server.pid');
  const lock = takeLock(path.join(dataDir, 'lock.sqlite'));
  if (lock === undefined) {
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown');
    throw new FolderInUse(
      `The folder ${dataDir} is in use by another server (process ${holder.trim()}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return async () => {
    await rm(holderFile, { force: true });
    lock.close();
  };
}
