import type { FastifyReply, FastifyRequest } from 'fastify';
import { pictureUrl } from '../../catalog/picture.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import { findContentUpload, insertContentUpload } from '../../pictures/pictureRepository.ts';
import { texts } from '../../texts.ts';
import type { StaffDto, StaffRequest } from '../staffDto.ts';
import { storeOriginal } from './storeOriginal.ts';
import { writeAsStaff } from '../writeAsStaff.ts';

type Dto = StaffDto['ContentPicture'];

async function readUpload(db: Database, request: FastifyRequest, id: string): Promise<Dto> {
  const upload = await findContentUpload(db, id);
  if (upload === undefined) throw new RequestError(404, texts.picture.noUpload);
  const { fileName, state, name, failure } = upload;
  return {
    id,
    file_name: fileName,
    state,
    picture: name,
    path: name === null ? null : pictureUrl(name, 720),
    failure: failure === null ? null : texts.picture[failure][languageOf(request)],
  };
}

export const contentPictureRoutes = {
  uploadContentPicture(
    request: StaffRequest<'uploadContentPicture'>,
    reply: FastifyReply,
  ): Promise<Dto> {
    const { file_name: fileName } = request.query;
    return storeOriginal(request, (file) =>
      writeAsStaff(request, reply, async (trx) => {
        const { id, isNew } = await insertContentUpload(trx, { ...file, fileName });
        const after = { upload: fileName };
        return {
          status: 201,
          body: await readUpload(trx, request, id),
          ...(isNew && {
            change: { subject: 'content' as const, subjectId: 'picture', before: {}, after },
          }),
        };
      }),
    );
  },

  getContentPicture(request: StaffRequest<'getContentPicture'>): Promise<Dto> {
    return readUpload(request.server.db, request, request.params.upload_id);
  },
};
