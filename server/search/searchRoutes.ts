import { findCards } from '../catalog/productRepository.ts';
import { toCardDto } from '../catalog/productDto.ts';
import type { Dto, FormRequest, QueryRequest } from '../http/contractTypes.ts';
import { readsOf } from '../db/replica.ts';
import { languageOf } from '../language.ts';
import { cursorOf, filtersOf } from './searchForm.ts';
import { countMissedSearch } from './missedSearchRepository.ts';
import { searchCatalog } from './searchService.ts';
import { suggest } from './suggest.ts';

/** Counts a search without results. A failed write must not fail the search. */
async function noteMissed({ server, log }: FormRequest<'SearchForm'>, term: string): Promise<void> {
  try {
    await countMissedSearch(server.db, term, server.settings.timeZone);
  } catch (error) {
    log.warn(error, 'A search without a result was not counted.');
  }
}

export const searchRoutes = {
  async searchProducts(request: FormRequest<'SearchForm'>): Promise<Dto['SearchAnswer']> {
    const db = readsOf(request);
    const { search = '', page, limit, sort } = request.body;
    const language = languageOf(request);
    const { ids, ...answer } = await searchCatalog(
      db,
      {
        term: search,
        page,
        cursor: cursorOf(request.body),
        limit,
        sort,
        filters: filtersOf(request.body),
      },
      language,
    );
    if (answer.found === 0 && page === 1) await noteMissed(request, search);
    const products = (await findCards(db, ids, language)).map((card) =>
      toCardDto(card, request.server.settings),
    );
    return { products, ...answer, page, limit };
  },

  async suggest(request: QueryRequest<'suggest'>): Promise<Dto['SuggestAnswer']> {
    const db = readsOf(request);
    const language = languageOf(request);
    const { ids, ...answer } = await suggest(db, request.query.search, language);
    return {
      ...answer,
      products: (await findCards(db, ids, language)).map((card) =>
        toCardDto(card, request.server.settings),
      ),
    };
  },
};
