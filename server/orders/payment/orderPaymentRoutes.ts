import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import { RequestError } from '../../http/errors.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { GatewayError } from '../../payment/gateways/gateway.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { findLatestPayment } from '../../payment/paymentRepository.ts';
import { enforceRateLimit, isWithinLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { sessionOf } from '../../session/session.ts';
import { texts } from '../../texts.ts';
import { orderOf } from '../reading/orderAccess.ts';
import { checkPayment, closeCheckout } from './checkPayment.ts';
import { openCheckout } from './openCheckout.ts';
import { toPaymentDto } from './orderPayment.ts';
import { retryPayment } from './retryPayment.ts';

/** Closes the open page of the latest payment, so that only the next attempt can be paid. */
async function closeOpenCheckout(
  request: FastifyRequest,
  key: { number: string; secret?: string },
): Promise<void> {
  const { db, settings } = request.server;
  const { id } = await orderOf(db, request, key);
  const { reference, state, method } = await findLatestPayment(db, id);
  if (state !== 'pending' || !isGateway(method)) return;
  const { gateways, timeZone } = settings;
  try {
    await closeCheckout({ db, gateways, timeZone }, reference);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    request.log.error(error, 'A payment page could not be closed.');
    throw new RequestError(503, texts.payment.unavailable);
  }
}

export const orderPaymentRoutes = {
  async retryPayment(
    request: FormRequest<'RetryPaymentForm'>,
    reply: FastifyReply,
  ): Promise<Dto['RetryPaymentAnswer']> {
    const language = languageOf(request);
    const { id } = sessionOf(request);
    const { db, settings } = request.server;
    await enforceRateLimit(db, { order: id, orderClient: networkOf(request) });
    await closeOpenCheckout(request, request.body);
    return writeOnce(request, reply, async (trx) => {
      const order = await orderOf(trx, request, request.body);
      const payment = await retryPayment(trx, order.id, request.body, settings);
      const { timeZone } = settings;
      return {
        status: 1,
        payment: await toPaymentDto(trx, order.number, payment, timeZone, language),
      };
    });
  },

  async openPayment(request: FormRequest<'OrderKeyForm'>): Promise<Dto['OpenPaymentAnswer']> {
    const { db, origin, log, settings } = request.server;
    const { gateways } = settings;
    await enforceRateLimit(db, { order: sessionOf(request).id, orderClient: networkOf(request) });
    const { id } = await orderOf(db, request, request.body);
    try {
      return { status: 1, url: await openCheckout({ db, gateways, origin }, id) };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.error(error, 'A payment page could not be opened.');
      return { error: texts.payment.unavailable[languageOf(request)] };
    }
  },

  async checkPayment(request: FormRequest<'OrderKeyForm'>): Promise<Dto['RetryPaymentAnswer']> {
    const { db, settings, log } = request.server;
    const { gateways, timeZone } = settings;
    const order = await orderOf(db, request, request.body);
    const { reference, state } = await findLatestPayment(db, order.id);
    const isWithin = await isWithinLimit(db, 'paymentCheck', order.id);
    if (state === 'pending' && isWithin) {
      try {
        await checkPayment({ db, gateways, timeZone }, reference);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        log.warn(error, 'A payment could not be checked.');
      }
    }
    const payment = await findLatestPayment(db, order.id);
    const language = languageOf(request);
    return {
      status: 1,
      payment: await toPaymentDto(db, order.number, payment, timeZone, language),
    };
  },
};
