import type { FastifyReply } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf, type Language } from '../../language.ts';
import { findLatestPayment } from '../../payment/paymentRepository.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { sessionOf } from '../../session/session.ts';
import { fill, texts } from '../../texts.ts';
import { makeSecret } from '../reading/orderMail.ts';
import { orderName } from '../reading/orderName.ts';
import { toPaymentDto } from '../payment/orderPayment.ts';
import { placeOrder, type Placing } from './placeOrder.ts';
import { reviewOrder } from './reviewOrder.ts';
import { toReviewDto } from './reviewDto.ts';

async function answer(
  trx: Database,
  placing: Placing,
  timeZone: string,
  language: Language,
): Promise<Dto['PlaceOrderAnswer']> {
  if (placing.kind === 'changed') {
    return toReviewDto(placing.quote, placing.draft.preferences, language);
  }
  const { kind, orderId, number, shortNumber } = placing;
  if (kind === 'ordered-before') {
    return {
      error: fill(texts.order.orderedBefore, { number: orderName(placing) })[language],
      order_id: orderId,
      number,
      short_number: shortNumber,
    };
  }
  const payment = await findLatestPayment(trx, orderId);
  return {
    status: 1,
    order_id: orderId,
    number,
    short_number: shortNumber,
    payment: await toPaymentDto(trx, number, payment, timeZone, language),
  };
}

export const checkoutRoutes = {
  async reviewOrder(request: FormRequest<'CheckoutForm'>): Promise<Dto['CheckoutReview']> {
    const language = languageOf(request);
    const { quote, draft } = await reviewOrder(
      request.server.db,
      sessionOf(request),
      request.body,
      language,
    );
    return toReviewDto(quote, draft.preferences, language);
  },

  async placeOrder(
    request: FormRequest<'OrderForm'>,
    reply: FastifyReply,
  ): Promise<Dto['PlaceOrderAnswer']> {
    const { db, settings, metrics } = request.server;
    const language = languageOf(request);
    const { id } = sessionOf(request);
    const network = networkOf(request);
    await enforceRateLimit(db, { order: id, orderClient: network });
    let isPlaced = false;
    const body = await writeOnce(request, reply, async (trx, session) => {
      const placing = await placeOrder(trx, request.body, { session, settings, language, network });
      isPlaced = placing.kind === 'placed';
      return answer(trx, placing, settings.timeZone, language);
    });
    if (isPlaced) metrics?.count('shop_orders_placed_total');
    // Stored responses contain no secret, so add a new secret to each response, even a replayed one.
    const secret =
      body.order_id === undefined ? null : await makeSecret(db, body.order_id, { isMailed: false });
    return secret === null ? body : { ...body, secret };
  },
};
