import type { FastifyInstance } from 'fastify';
import type { GatewayId } from './gateways/gateway.ts';
import { insertPaymentEvent } from './paymentEventRepository.ts';

const MOST_BYTES = 262_144;

/**
 * Plugin for `POST /payments/PROVIDER/webhook`. Checks the signature over the raw bytes, stores the event and
 * responds at once; a job works it off.
 */
export async function paymentWebhooks(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post<{ Params: { provider: GatewayId }; Body: Buffer }>(
    '/payments/:provider/webhook',
    { bodyLimit: MOST_BYTES },
    async ({ params: { provider }, headers, body }, reply) => {
      const { db, settings, log } = app;
      const gateway = settings.gateways?.get(provider);
      if (!gateway) return reply.code(404).send({ error: 'Unknown provider' });
      let event;
      try {
        event = Buffer.isBuffer(body) ? gateway.readEvent(headers, body, new Date()) : undefined;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      if (event === undefined) {
        log.warn({ provider }, 'A webhook was rejected.');
        return reply.code(400).send({ error: 'Invalid signature or body' });
      }
      await insertPaymentEvent(db, { provider, ...event });
      return reply.code(200).send({ received: true });
    },
  );
}
