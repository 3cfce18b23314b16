import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/schema.ts';
import { findCheckout, findReferences, requestChecks } from '../../payment/checkoutRepository.ts';
import { webhookPath, type GatewayEvent, type GatewayId } from '../../payment/gateways/gateway.ts';
import { isGateway } from '../../payment/onlinePayment.ts';
import { insertPaymentEvent } from '../../payment/paymentEventRepository.ts';
import { requestRefundChecks } from '../../payment/refundRepository.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { insertEvent } from '../reading/orderRepository.ts';
import { mailPaymentAlert } from './paymentAlert.ts';

const MOST_BYTES = 262_144;
const LOG_PAUSE_MS = 60_000;

async function noteDispute(trx: Database, reference: string): Promise<void> {
  const payment = await findCheckout(trx, reference);
  if (!payment) return;
  const order = await lockOrder(trx, payment.orderId);
  if (await insertEvent(trx, order.id, 'disputed')) await mailPaymentAlert(trx, order, 'dispute');
}

async function acceptEvent(trx: Database, provider: GatewayId, event: GatewayEvent): Promise<void> {
  if (!(await insertPaymentEvent(trx, provider, event))) return;
  const references = await findReferences(trx, provider, event.ids);
  if (event.kind === 'dispute') {
    for (const reference of references) await noteDispute(trx, reference);
    return;
  }
  await requestChecks(trx, references);
  await requestRefundChecks(trx, event.ids);
}

/**
 * Plugin for `POST /payments/PROVIDER/webhook`. Checks the signature over the raw bytes, stores the event and
 * responds. A payment event only requests a check: a job then reads the state from the provider.
 */
export async function paymentWebhooks(app: FastifyInstance): Promise<void> {
  const quietUntil = new Map<string, number>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (_request: unknown, body: Buffer) => body,
  );
  app.post<{ Params: { provider: string }; Body: Buffer }>(
    webhookPath(':provider'),
    { bodyLimit: MOST_BYTES },
    async ({ params: { provider }, headers, body }, reply) => {
      const { db, settings, log } = app;
      const gateway = isGateway(provider) ? await settings.gateways.find(db, provider) : undefined;
      if (!gateway) return reply.code(404).send({ error: 'Unknown provider' });
      let event: GatewayEvent | undefined;
      try {
        event = Buffer.isBuffer(body) ? gateway.readEvent(headers, body, new Date()) : undefined;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      if (event === undefined) {
        if (Date.now() >= (quietUntil.get(provider) ?? 0)) {
          quietUntil.set(provider, Date.now() + LOG_PAUSE_MS);
          log.warn({ provider }, 'A webhook was rejected.');
        }
        return reply.code(400).send({ error: 'Invalid signature or body' });
      }
      const accepted = event;
      await db.transaction().execute((trx) => acceptEvent(trx, gateway.id, accepted));
      return reply.code(200).send({ received: true });
    },
  );
}
