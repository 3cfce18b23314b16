import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../http/contractTypes.ts';
import { writeOnce } from '../idempotency/writeOnce.ts';
import { languageOf } from '../language.ts';
import { enforceRateLimit } from '../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../rateLimit/networkOf.ts';
import { sessionOf } from '../session/session.ts';
import { texts } from '../texts.ts';
import { addToCart, editLine, readCart } from './cartService.ts';
import { readTotals } from './cartTotals.ts';
import { toCartLineDto } from './cartDto.ts';
import { readOptions } from './chosenOptions.ts';
import { updateCartCoupon } from './couponRepository.ts';
import { applyCoupon } from './couponService.ts';
import { removeLine } from './savedForLaterService.ts';

async function read(request: FastifyRequest) {
  const { db } = request.server;
  const language = languageOf(request);
  const session = sessionOf(request);
  const lines = await readCart(db, session.cartId, language);
  return { lines, totals: await readTotals(db, session, lines, language) };
}

export const cartRoutes = {
  async getCart(request: FastifyRequest): Promise<Dto['Cart']> {
    const { lines, totals } = await read(request);
    return { products: lines.map((line) => toCartLineDto(line, request.server.settings)), totals };
  },

  async getCartTotals(request: FastifyRequest): Promise<Dto['TotalLine'][]> {
    return (await read(request)).totals;
  },

  addToCart(
    request: FormRequest<'CartAddForm'>,
    reply: FastifyReply,
  ): Promise<Dto['CartAddAnswer']> {
    const { product_id: productId, quantity, option } = request.body;
    const addition = { productId, quantity, options: readOptions(option) };
    return writeOnce(request, reply, async (trx, { cartId }) => ({
      status: '1',
      count: await addToCart(trx, cartId, addition, languageOf(request)),
    }));
  },

  editCartLine(request: FormRequest<'CartEditForm'>, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      await editLine(trx, cartId, request.body, languageOf(request));
      return { status: 1 };
    });
  },

  removeCartLine(
    request: FormRequest<'CartRemoveForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      await removeLine(trx, cartId, request.body.key);
      return { status: 1 };
    });
  },

  async applyCoupon(
    request: FormRequest<'CouponForm'>,
    reply: FastifyReply,
  ): Promise<Dto['Outcome']> {
    const language = languageOf(request);
    await enforceRateLimit(request.server.db, {
      coupon: sessionOf(request).id,
      couponClient: networkOf(request),
    });
    return writeOnce(request, reply, async (trx, session) => {
      await applyCoupon(trx, session, request.body.coupon ?? '', language);
      return { status: 1, success: texts.coupon.applied[language] };
    });
  },

  removeCoupon(request: FastifyRequest, reply: FastifyReply): Promise<Dto['Outcome']> {
    return writeOnce(request, reply, async (trx, { cartId }) => {
      await updateCartCoupon(trx, cartId, null);
      return { status: 1, success: texts.coupon.removed[languageOf(request)] };
    });
  },
};
