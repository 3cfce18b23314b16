import type { FastifyRequest } from 'fastify';
import type { Dto, QueryRequest } from '../http/contractTypes.ts';
import { readsOf } from '../db/replica.ts';
import { languageOf } from '../language.ts';
import { texts } from '../texts.ts';
import { findCollections } from './collectionRepository.ts';
import { pictureOf } from './picture.ts';
import { productIdOf } from './productId.ts';
import { findCards, findPopularIds, findProduct, findRelatedIds } from './productRepository.ts';
import { toCardDto, toProductDto } from './productDto.ts';
import { noteView } from './recentlyViewedRepository.ts';

const POPULAR = 12;

async function cards(ids: readonly string[], request: FastifyRequest): Promise<Dto['ProductList']> {
  return {
    products: (await findCards(readsOf(request), ids, languageOf(request))).map((card) =>
      toCardDto(card, request.server.settings),
    ),
  };
}

export const catalogRoutes = {
  async getProduct(request: QueryRequest<'getProduct'>): Promise<Dto['Product']> {
    const language = languageOf(request);
    const { product_slug: handle, product_id } = request.query;
    const id = productIdOf(product_id);
    const key = handle === undefined ? id && { id } : { handle };
    const product = key && (await findProduct(readsOf(request), key, language));
    return product
      ? toProductDto(product, request.server.settings)
      : { error: texts.catalog.noProduct[language] };
  },

  async listRelatedProducts(
    request: QueryRequest<'listRelatedProducts'>,
  ): Promise<Dto['ProductList']> {
    const id = productIdOf(request.query.product_id);
    return cards(
      id === undefined ? [] : await findRelatedIds(readsOf(request), id, request.query.limit ?? 20),
      request,
    );
  },

  async listRecentlyViewed(
    request: QueryRequest<'listRecentlyViewed'>,
  ): Promise<Dto['ProductList']> {
    const id = productIdOf(request.query.product_id);
    const sessionId = request.session?.id;
    if (id === undefined || sessionId === undefined) return { products: [] };
    return cards(
      await noteView(request.server.db, sessionId, id, request.query.limit ?? 20),
      request,
    );
  },

  async listPopularProducts(request: FastifyRequest): Promise<Dto['ProductList']> {
    return cards(await findPopularIds(readsOf(request), POPULAR), request);
  },

  async listCollections(request: FastifyRequest): Promise<Dto['CollectionList']> {
    const collections = await findCollections(readsOf(request), languageOf(request));
    return {
      collections: collections.map(({ handle, name, description, productCount, picture }) => ({
        handle,
        name,
        description,
        product_count: productCount,
        picture: pictureOf(picture ?? undefined, name),
      })),
    };
  },
};
