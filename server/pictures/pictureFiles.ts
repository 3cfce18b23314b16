import type { FastifyInstance } from 'fastify';
import { UPLOADED_PREFIX } from '../catalog/uploadedPicture.ts';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';
import { servedKey } from './pictureStore.ts';

const FILE = /^[0-9a-f]{32}-\d{3,4}\.(?<format>avif|webp)$/;

const YEAR = 'public, max-age=31536000, immutable';

export async function pictureFiles(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>(`${UPLOADED_PREFIX}:file`, async (request, reply) => {
    const { file } = request.params;
    const format = FILE.exec(file)?.groups?.['format'];
    const stored = format === undefined ? undefined : await app.pictures.get(servedKey(file));
    if (stored === undefined) throw new RequestError(404, texts.request.unknownCall);
    return reply
      .headers({ 'Cache-Control': YEAR, 'Content-Length': stored.size })
      .type(`image/${format}`)
      .send(stored.stream);
  });
}
