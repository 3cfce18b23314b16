import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductNotFound } from '../cart/cartErrors.ts';
import { productIdOf } from '../catalog/productId.ts';
import { findCardsOfAny } from '../catalog/productRepository.ts';
import { toCardDto } from '../catalog/productDto.ts';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { Rejection } from '../http/errors.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { sessionOf } from '../session/session.ts';
import { fill, texts } from '../texts.ts';
import { deleteWish, findWishlist, insertWish } from './wishlistRepository.ts';

/**
 * Maximum number of products on a wishlist. A sign-in may exceed it by merging the visitor's wishlist into the
 * customer's.
 */
const MOST_PRODUCTS = 500;

class WishlistFull extends Rejection {
  constructor() {
    super(fill(texts.wishlist.full, { products: MOST_PRODUCTS }));
  }
}

type WishlistRequest = FormRequest<'WishlistForm'>;

export const wishlistRoutes = {
  async getWishlist(request: FastifyRequest): Promise<Dto['Wishlist']> {
    const { db } = request.server;
    const ids = await findWishlist(db, sessionOf(request).cartId);
    const cards = await findCardsOfAny(db, ids, languageOf(request));
    return {
      products: cards.map((card) => ({
        product_id: card.id,
        product: toCardDto(card, request.server.settings),
      })),
    };
  },

  addToWishlist(request: WishlistRequest, reply: FastifyReply): Promise<Dto['WishlistOutcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      const productId = productIdOf(request.body.product_id);
      const outcome = productId && (await insertWish(trx, cartId, productId, MOST_PRODUCTS));
      if (outcome === 'full') throw new WishlistFull();
      if (outcome !== 'added') throw new ProductNotFound();
      return { status: 1 };
    });
  },

  removeFromWishlist(request: WishlistRequest, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      const productId = productIdOf(request.body.product_id);
      if (productId !== undefined) await deleteWish(trx, cartId, productId);
      return { status: 1 };
    });
  },
};
