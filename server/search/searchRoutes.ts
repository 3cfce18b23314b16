import type { FastifyRequest } from 'fastify';
import type { components, operations } from '../../contract/types.gen.ts';
import { findCards } from '../catalog/productRepository.ts';
import { cardWire } from '../catalog/productWire.ts';
import type { Database } from '../db/schema.ts';
import { languageOf } from '../language.ts';
import { filtersOf } from './filterForm.ts';
import { searchCatalog } from './searchService.ts';
import { suggest } from './suggest.ts';

type Wire = components['schemas'];

/** Handlers of search and of the suggestions while a term is typed. */
export function searchRoutes(db: Database) {
  return {
    async searchProducts(
      request: FastifyRequest<{ Body: Wire['SearchForm'] }>,
    ): Promise<Wire['SearchAnswer']> {
      const { search = '', page, limit, sort } = request.body;
      const language = languageOf(request);
      const { ids, ...answer } = await searchCatalog(
        db,
        { term: search, page, limit, sort, filters: filtersOf(request.body) },
        language,
      );
      const products = (await findCards(db, ids, language)).map(cardWire);
      return { products, ...answer, page, limit };
    },

    async suggest(
      request: FastifyRequest<{ Querystring: operations['suggest']['parameters']['query'] }>,
    ): Promise<Wire['SuggestAnswer']> {
      const language = languageOf(request);
      const { ids, ...answer } = await suggest(db, request.query.search, language);
      return { ...answer, products: (await findCards(db, ids, language)).map(cardWire) };
    },
  };
}
