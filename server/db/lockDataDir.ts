import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Gives the folder back. */
export type Unlock = () => Promise<void>;

/** Another process has the folder. */
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
 * Keeps the folder of the embedded database for this process, since PGlite itself takes no lock and two processes
 * would ruin the files. What is locked is a file of SQLite, by a lock of the operating system: it ends with the process,
 * `kill -9` included, so there is nothing stale to judge by process ids.
 * @throws FolderInUse, with a sentence for the operator, if another process or this one has the folder
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
