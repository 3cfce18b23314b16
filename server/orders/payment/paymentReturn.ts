import type { FastifyInstance } from 'fastify';
import { findReturningOrder } from '../../payment/checkoutRepository.ts';
import { isWithinLimit } from '../../rateLimit/enforceRateLimit.ts';
import { makeSecret } from '../reading/orderMail.ts';
import { findOrderById } from '../reading/orderQueries.ts';
import { RETURN_PATH } from './openCheckout.ts';

/**
 * Plugin for the page that providers send customers back to. Query parameters are ignored: the order page asks the
 * provider. Guests get a new secret, since their session cookie may be gone.
 */
export async function paymentReturn(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${RETURN_PATH}/:key`,
    async ({ params: { key }, cookies }, reply) => {
      const { db } = app;
      const orderId = await findReturningOrder(db, key);
      void reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
      if (orderId === undefined) return reply.redirect('/', 303);
      const { number, language } = await findOrderById(db, orderId);
      const mayHaveSecret = await isWithinLimit(db, 'paymentReturn', orderId);
      const secret = mayHaveSecret ? await makeSecret(db, orderId, { isMailed: false }) : null;
      const query = new URLSearchParams({
        order: number,
        // The language cookie may be missing, such as on return from a UPI app.
        ...(cookies['language'] === undefined && { lang: language }),
      }).toString();
      return reply.redirect(`/checkout/success?${query}${secret ? `#secret=${secret}` : ''}`, 303);
    },
  );
}
