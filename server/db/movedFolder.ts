import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const movedFile = (dataDir: string) => path.join(dataDir, 'moved');

/**
 * Marks a data folder whose shop moved to another database.
 * @param address of the other database, without a password
 */
export async function markAsMoved(dataDir: string, address: string): Promise<void> {
  await writeFile(movedFile(dataDir), `${address}\n`);
}

/**
 * Rejects a data folder whose shop was moved, so that only one database takes orders.
 * @throws with a sentence for the operator if the folder's shop was moved
 */
export async function rejectMovedFolder(dataDir: string): Promise<void> {
  const address = await readFile(movedFile(dataDir), 'utf8').catch(() => undefined);
  if (address === undefined) return;
  throw new Error(
    `This shop was moved to ${address.trim()}: set DATABASE_URL. To go on with the folder, delete ${movedFile(dataDir)}.`,
  );
}
