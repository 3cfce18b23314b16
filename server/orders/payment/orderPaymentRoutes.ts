import type { FastifyReply } from 'fastify';
import type { Dto, FormRequest } from '../../http/contractTypes.ts';
import { RequestError } from '../../http/errors.ts';
import { writeOnce } from '../../idempotency/writeOnce.ts';
import { languageOf } from '../../language.ts';
import { findPaymentMethod } from '../../payment/paymentRepository.ts';
import { testPayment } from '../../payment/testPayment.ts';
import { enforceRateLimit } from '../../rateLimit/enforceRateLimit.ts';
import { networkOf } from '../../rateLimit/networkOf.ts';
import { sessionOf } from '../../session/session.ts';
import { texts } from '../../texts.ts';
import { orderOf } from '../reading/orderAccess.ts';
import { toPaymentDto } from './orderPayment.ts';
import { OrderRejection } from '../reading/orderRejection.ts';
import { retryPayment } from './retryPayment.ts';
import { settle } from './startPayment.ts';

export const orderPaymentRoutes = {
  async retryPayment(
    request: FormRequest<'RetryPaymentForm'>,
    reply: FastifyReply,
  ): Promise<Dto['RetryPaymentAnswer']> {
    const language = languageOf(request);
    const { id } = sessionOf(request);
    const { db, settings } = request.server;
    await enforceRateLimit(db, { order: id, orderClient: networkOf(request) });
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

  async notifyTestPayment(request: FormRequest<'PaymentNoticeForm'>): Promise<Dto['Outcome']> {
    const { db, settings } = request.server;
    if (!settings.hasTestPayment) throw new RequestError(404, texts.request.unknownCall);
    const { reference, result } = request.body;
    if ((await findPaymentMethod(db, reference)) !== testPayment.id) {
      throw new OrderRejection('noPayment');
    }
    await db.transaction().execute((trx) => settle(trx, reference, result, settings.timeZone));
    return { status: 1 };
  },
};
