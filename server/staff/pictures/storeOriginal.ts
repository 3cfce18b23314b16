import type { FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';
import type { ArrivedFile } from '../../pictures/pictureRepository.ts';
import { demandPicture } from '../../pictures/pictureService.ts';
import { ReceivedFile } from '../../pictures/receiveFile.ts';
import { withOriginal } from '../../pictures/withOriginal.ts';
import { texts } from '../../texts.ts';

/**
 * Stores the uploaded picture and calls `write` to queue it.
 * @throws RequestError 415 without a file, 422 if the file is not a picture
 */
export async function storeOriginal<Answer>(
  { server: { db, pictures: store }, body }: FastifyRequest,
  write: (stored: Omit<ArrivedFile, 'fileName'>) => Promise<Answer>,
): Promise<Answer> {
  if (!(body instanceof ReceivedFile)) throw new RequestError(415, texts.picture.none);
  await demandPicture(body.path);
  return withOriginal(db, store, body, write);
}
