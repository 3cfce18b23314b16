import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureOf } from '../../catalog/picture.ts';
import { findCardsOfAny } from '../../catalog/productRepository.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { findOpenUploads } from '../../pictures/pictureRepository.ts';
import {
  addUpload,
  describePictures,
  dismissUpload,
  movePicture,
  readPictureTexts,
  removePicture,
  type Recorded,
} from '../../pictures/pictureService.ts';
import { texts } from '../../texts.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { storeOriginal } from './storeOriginal.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type Pictures = StaffDto['ProductPictures'];
type ProductRequest = FastifyRequest & { params: { product_id: string } };

async function readPictures(
  db: Database,
  request: FastifyRequest,
  productId: string,
): Promise<Pictures> {
  const language = languageOf(request);
  const [card] = await findCardsOfAny(db, [productId], language);
  if (card === undefined) throw new RequestError(404, texts.catalog.noProduct);
  const uploads = await findOpenUploads(db, productId);
  return {
    name: card.name,
    handle: card.handle,
    pictures: card.pictures.map((name) => ({
      id: name,
      picture: pictureOf(name, card.pictureAlt || card.name),
    })),
    uploads: uploads.map(({ id, fileName, failure }) => ({
      id,
      file_name: fileName,
      state: failure === null ? 'waiting' : 'failed',
      failure: failure === null ? null : texts.picture[failure][language],
    })),
    text: await readPictureTexts(db, productId),
  };
}

function changePictures(
  request: ProductRequest,
  reply: FastifyReply,
  work: (trx: Database, productId: string) => Promise<Recorded>,
  status = 200,
): Promise<Pictures> {
  const { product_id: productId } = request.params;
  return writeAsStaff(request, reply, async (trx) => {
    const recorded = await work(trx, productId);
    return {
      status,
      body: await readPictures(trx, request, productId),
      ...(recorded && {
        change: { subject: 'product' as const, subjectId: productId, ...recorded },
      }),
    };
  });
}

export const pictureRoutes = {
  listPictures(request: StaffRequest<'listPictures'>): Promise<Pictures> {
    return readPictures(request.server.db, request, request.params.product_id);
  },

  uploadPicture(request: StaffRequest<'uploadPicture'>, reply: FastifyReply): Promise<Pictures> {
    const { file_name: fileName } = request.query;
    return storeOriginal(request, (file) =>
      changePictures(
        request,
        reply,
        (trx, productId) => addUpload(trx, { ...file, productId, fileName }),
        201,
      ),
    );
  },

  movePicture(request: StaffRequest<'movePicture'>, reply: FastifyReply): Promise<Pictures> {
    const { picture } = request.params;
    const { position } = request.body;
    return changePictures(request, reply, (trx, productId) =>
      movePicture(trx, productId, picture, position),
    );
  },

  removePicture(request: StaffRequest<'removePicture'>, reply: FastifyReply): Promise<Pictures> {
    const { picture } = request.params;
    return changePictures(request, reply, (trx, productId) =>
      removePicture(trx, productId, picture),
    );
  },

  dismissUpload(request: StaffRequest<'dismissUpload'>, reply: FastifyReply): Promise<Pictures> {
    const { upload_id: id } = request.params;
    return changePictures(request, reply, (trx, productId) => dismissUpload(trx, productId, id));
  },

  describePictures(
    request: StaffRequest<'describePictures'>,
    reply: FastifyReply,
  ): Promise<Pictures> {
    const { from, to } = request.body;
    return changePictures(request, reply, (trx, productId) =>
      describePictures(trx, productId, from, {
        en: to.en?.trim() ?? null,
        fr: to.fr?.trim() ?? null,
      }),
    );
  },
};
