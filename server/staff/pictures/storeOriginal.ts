import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { isAwaited, type ArrivedFile } from '../../pictures/pictureRepository.ts';
import { demandPicture } from '../../pictures/pictureService.ts';
import { ReceivedFile } from '../../pictures/receiveFile.ts';
import { texts } from '../../texts.ts';

/**
 * Stores the uploaded picture and calls `write` to queue it. Deletes the file if nothing refers to it afterwards,
 * such as after a failure.
 * @throws RequestError 415 without a file, 422 if the file is not a picture
 */
export async function storeOriginal<Answer>(
  { server: { db, pictures: store }, body }: FastifyRequest,
  write: (stored: Omit<ArrivedFile, 'fileName'>) => Promise<Answer>,
): Promise<Answer> {
  if (!(body instanceof ReceivedFile)) throw new RequestError(415, texts.picture.none);
  await demandPicture(body.path);
  const original = `incoming/${randomUUID()}`;
  try {
    // Upload before the transaction starts, so that it does not wait for object storage.
    await store.put(original, body.path);
    return await write({ contentHash: body.contentHash, original });
  } finally {
    if (!(await isAwaited(db, original))) await store.delete(original);
  }
}
