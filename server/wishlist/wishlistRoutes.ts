import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { ProductNotFound } from '../cart/cartErrors.ts';
import { productIdOf } from '../catalog/productId.ts';
import type { Database } from '../db/schema.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { sessionOf } from '../session/session.ts';
import { deleteWish, findWishlist, insertWish } from './wishlistRepository.ts';

type Wire = components['schemas'];
type WishlistRequest = FastifyRequest<{ Body: Wire['WishlistForm'] }>;

/** Handlers of the wishlist. */
export function wishlistRoutes(db: Database) {
  return {
    async getWishlist(request: FastifyRequest): Promise<Wire['Wishlist']> {
      const ids = await findWishlist(db, sessionOf(request).cartId);
      return { products: ids.map((id) => ({ product_id: id })) };
    },

    addToWishlist(request: WishlistRequest, reply: FastifyReply): Promise<Wire['WishlistOutcome']> {
      return writeOnce(db, request, reply, async (trx, { cartId }) => {
        const productId = productIdOf(request.body.product_id);
        const isKnown = productId !== undefined && (await insertWish(trx, cartId, productId));
        if (!isKnown) throw new ProductNotFound();
        return { status: 1 };
      });
    },

    removeFromWishlist(request: WishlistRequest, reply: FastifyReply): Promise<Wire['Outcome']> {
      return writeOnce(db, request, reply, async (trx, { cartId }) => {
        const productId = productIdOf(request.body.product_id);
        if (productId !== undefined) await deleteWish(trx, cartId, productId);
        return { status: 1 };
      });
    },
  };
}
