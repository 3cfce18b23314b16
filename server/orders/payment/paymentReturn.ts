import type { FastifyInstance } from 'fastify';
import { findCheckout } from '../../payment/checkoutRepository.ts';
import { makeSecret } from '../reading/orderMail.ts';
import { findOrderById } from '../reading/orderQueries.ts';
import { RETURN_PATH } from './openCheckout.ts';

/**
 * Plugin for the page that providers send customers back to. Query parameters are ignored: the order page asks the
 * provider. Guests get a new secret, since their session cookie may be gone.
 */
export async function paymentReturn(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { reference: string } }>(
    `${RETURN_PATH}/:reference`,
    async ({ params: { reference } }, reply) => {
      const { db } = app;
      const payment = await findCheckout(db, reference);
      void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
      if (!payment) return reply.redirect('/', 303);
      const { number } = await findOrderById(db, payment.orderId);
      const secret = await makeSecret(db, payment.orderId, { isMailed: false });
      const query = new URLSearchParams({ order: number }).toString();
      return reply.redirect(`/checkout/success?${query}${secret ? `#secret=${secret}` : ''}`, 303);
    },
  );
}
