import { randomUUID } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { isAwaited, type ArrivedFile } from './pictureRepository.ts';
import type { PictureStore } from './pictureStore.ts';
import type { ReceivedFile } from './receiveFile.ts';

/**
 * Stores a picture and calls `write` to queue it. Deletes it if nothing refers to it afterwards, such as after a
 * failure.
 */
export async function withOriginal<Answer>(
  db: Database,
  store: PictureStore,
  { path, contentHash }: Pick<ReceivedFile, 'path' | 'contentHash'>,
  write: (stored: Omit<ArrivedFile, 'fileName'>) => Promise<Answer>,
): Promise<Answer> {
  const original = `incoming/${randomUUID()}`;
  try {
    // Upload before the transaction starts, so that it does not wait for object storage.
    await store.put(original, path);
    return await write({ contentHash, original });
  } finally {
    if (!(await isAwaited(db, original))) await store.delete(original);
  }
}
