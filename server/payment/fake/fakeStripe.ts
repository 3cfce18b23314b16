import type { FastifyInstance, FastifyReply } from 'fastify';
import { fakeId, type FakeCheckout, type FakeRefund, type FakeState } from './fakeState.ts';

type Form = Record<string, string>;

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

export async function fakeStripe(
  app: FastifyInstance,
  { state, payUrl }: { state: FakeState; payUrl: (id: string) => string },
): Promise<void> {
  // The shop uses its payment reference as idempotency key.
  app.post<{ Body: Form }>('/v1/checkout/sessions', async ({ body }) => {
    const reference = body['client_reference_id'] ?? '';
    const checkout =
      state.checkouts.find((one) => one.kind === 'stripe' && one.reference === reference) ??
      (await state.add({
        id: fakeId('cs_test'),
        kind: 'stripe',
        reference,
        description: body['line_items[0][price_data][product_data][name]'] ?? '',
        amount: Number(body['line_items[0][price_data][unit_amount]']),
        currency: (body['line_items[0][price_data][currency]'] ?? '').toUpperCase(),
        returnUrl: body['success_url'] ?? '',
        expiresAt: Number(body['expires_at']),
        status: 'open',
      }));
    return toSession(checkout, payUrl(checkout.id));
  });

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
    const refund = await state.refund({
      kind: 'stripe',
      paymentId: body['payment_intent'] ?? '',
      amount: Number(body['amount']),
      key: String(headers['idempotency-key']),
    });
    return refund
      ? toRefund(refund)
      : reject(reply, 400, 'The refund amount provided is greater than amount captured.');
  });

  app.get<{ Params: { id: string } }>('/v1/refunds/:id', async ({ params }, reply) => {
    const found = state.refunds.find(({ id }) => id === params.id);
    return found ? toRefund(found) : reject(reply, 404, 'No such refund.');
  });
}
