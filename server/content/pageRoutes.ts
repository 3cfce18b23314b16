import { pictureOf } from '../catalog/picture.ts';
import type { Dto, QueryRequest } from '../contractTypes.ts';
import { languageOf, type Text } from '../language.ts';
import { findContent } from './contentRepository.ts';
import { PAGE_PREFIX, type PageDocument } from './pageDocument.ts';

type PageQuery = QueryRequest<'getContentPage'>;

const NO_PAGE: Text = { en: 'There is no such page.', fr: 'Cette page n’existe pas.' };

/** Handlers of the information pages. */
export const pageRoutes = {
  async getContentPage(request: PageQuery): Promise<Dto['ContentPage']> {
    const language = languageOf(request);
    const { handle } = request.query;
    const page = (await findContent(request.server.db, PAGE_PREFIX + handle, language)) as
      PageDocument | undefined;
    if (page === undefined) return { error: NO_PAGE[language] };
    const { picture, picture_alt = '', ...rest } = page;
    return {
      handle,
      ...rest,
      ...(picture !== undefined && { picture: pictureOf(picture, picture_alt) }),
    };
  },
};
