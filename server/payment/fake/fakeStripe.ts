import type { FastifyInstance, FastifyReply } from 'fastify';
import { fakeId, type FakeCheckout, type FakeRefund, type FakeState } from './fakeState.ts';

type Form = Record<string, string>;

/** Returns a Checkout Session in the shape of Stripe's API. */
export function toSession(checkout: FakeCheckout, payUrl: string) {
  const { id, reference, amount, currency, returnUrl, expiresAt, status, paymentId } = checkout;
  return {
    id,
    object: 'checkout.session',
    amount_total: amount,
    currency: currency.toLowerCase(),
    client_reference_id: reference,
    cancel_url: returnUrl,
    success_url: returnUrl,
    expires_at: expiresAt,
    livemode: false,
    metadata: { payment: reference },
    mode: 'payment',
    payment_intent: paymentId ?? null,
    payment_method_types: ['card'],
    payment_status: status === 'paid' ? 'paid' : 'unpaid',
    status: status === 'paid' ? 'complete' : status,
    url: status === 'open' ? payUrl : null,
  };
}

export function toRefund({ id, paymentId, amount, currency }: FakeRefund) {
  return {
    id,
    object: 'refund',
    amount,
    currency: currency.toLowerCase(),
    payment_intent: paymentId,
    status: 'succeeded',
  };
}

function reject(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { type: 'invalid_request_error', message } });
}

/** Plugin with the part of Stripe's API that the shop uses. */
export async function fakeStripe(
  app: FastifyInstance,
  { state, payUrl }: { state: FakeState; payUrl: (id: string) => string },
): Promise<void> {
  /** Responses by idempotency key. */
  const answered = new Map<string, unknown>();
  const answerOnce = async (key: unknown, make: () => Promise<unknown>): Promise<unknown> => {
    if (typeof key !== 'string') return make();
    if (!answered.has(key)) answered.set(key, await make());
    return answered.get(key);
  };

  app.post<{ Body: Form }>('/v1/checkout/sessions', async ({ body, headers }) =>
    answerOnce(headers['idempotency-key'], async () => {
      const checkout = await state.add({
        id: fakeId('cs_test'),
        kind: 'stripe',
        reference: body['client_reference_id'] ?? '',
        description: body['line_items[0][price_data][product_data][name]'] ?? '',
        amount: Number(body['line_items[0][price_data][unit_amount]']),
        currency: (body['line_items[0][price_data][currency]'] ?? '').toUpperCase(),
        returnUrl: body['success_url'] ?? '',
        expiresAt: Number(body['expires_at']),
        status: 'open',
      });
      return toSession(checkout, payUrl(checkout.id));
    }),
  );

  app.get('/v1/checkout/sessions', async () => ({
    object: 'list',
    data: [],
    has_more: false,
    url: '/v1/checkout/sessions',
  }));

  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async ({ params }, reply) => {
    const found = state.find(params.id);
    return found ? toSession(found, payUrl(found.id)) : reject(reply, 404, 'No such session.');
  });

  app.post<{ Params: { id: string } }>(
    '/v1/checkout/sessions/:id/expire',
    async ({ params }, reply) => {
      const found = state.find(params.id);
      if (!found) return reject(reply, 404, 'No such session.');
      if (found.status !== 'open') return reject(reply, 400, 'The session is not open.');
      found.status = 'expired';
      await state.save();
      return toSession(found, payUrl(found.id));
    },
  );

  app.post<{ Body: Form }>('/v1/refunds', async ({ body, headers }, reply) => {
    const paymentId = body['payment_intent'] ?? '';
    const paid = state.checkouts.find((checkout) => checkout.paymentId === paymentId);
    const amount = Number(body['amount']);
    const refunded = state.refunds
      .filter((refund) => refund.paymentId === paymentId)
      .reduce((sum, refund) => sum + refund.amount, 0);
    const isRepeated = answered.has(String(headers['idempotency-key']));
    if (!paid || (!isRepeated && refunded + amount > paid.amount)) {
      return reject(reply, 400, 'The refund amount provided is greater than amount captured.');
    }
    return answerOnce(headers['idempotency-key'], async () =>
      toRefund(
        await state.addRefund({ id: fakeId('re'), paymentId, amount, currency: paid.currency }),
      ),
    );
  });

  app.get<{ Params: { id: string } }>('/v1/refunds/:id', async ({ params }, reply) => {
    const found = state.refunds.find(({ id }) => id === params.id);
    return found ? toRefund(found) : reject(reply, 404, 'No such refund.');
  });
}
