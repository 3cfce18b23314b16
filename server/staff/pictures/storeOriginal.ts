import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import { isAwaited, type ArrivedFile } from '../../pictures/pictureRepository.ts';
import { demandPicture } from '../../pictures/pictureService.ts';
import { ReceivedFile } from '../../pictures/receiveFile.ts';
import { texts } from '../../texts.ts';

/**
 * Stores the picture that a request has brought, lets `write` note that it waits for its files, and deletes it where it does
 * not.
 * @throws RequestError 415 without a file, 422 for one that is no picture
 */
export async function storeOriginal<Answer>(
  { server: { db, pictures: store }, body }: FastifyRequest,
  write: (stored: Omit<ArrivedFile, 'fileName'>) => Promise<Answer>,
): Promise<Answer> {
  if (!(body instanceof ReceivedFile)) throw new RequestError(415, texts.picture.none);
  await demandPicture(body.path);
  const original = `incoming/${randomUUID()}`;
  try {
    // Before the transaction, which must not wait for a bucket.
    await store.put(original, body.path);
    return await write({ contentHash: body.contentHash, original });
  } finally {
    if (!(await isAwaited(db, original))) await store.delete(original);
  }
}
