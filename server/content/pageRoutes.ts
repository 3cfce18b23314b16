import { pictureOf } from '../catalog/picture.ts';
import type { Dto, QueryRequest } from '../http/contractTypes.ts';
import { readsOf } from '../db/replica.ts';
import { languageOf } from '../language.ts';
import { texts } from '../texts.ts';
import { findContent } from './contentRepository.ts';
import { PAGE_PREFIX, type PageDocument } from './pageDocument.ts';

type PageQuery = QueryRequest<'getContentPage'>;

export function toPageDto(handle: string, page: PageDocument): Dto['ContentPage'] {
  const { picture, picture_alt = '', ...rest } = page;
  return {
    handle,
    ...rest,
    ...(picture !== undefined && { picture: pictureOf(picture, picture_alt) }),
  };
}

export const pageRoutes = {
  async getContentPage(request: PageQuery): Promise<Dto['ContentPage']> {
    const language = languageOf(request);
    const { handle } = request.query;
    const page = (await findContent(readsOf(request), PAGE_PREFIX + handle, language)) as
      | PageDocument
      | undefined;
    if (page === undefined) return { error: texts.content.noPage[language] };
    return toPageDto(handle, page);
  },
};
