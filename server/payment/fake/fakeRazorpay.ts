import type { FastifyInstance, FastifyReply } from 'fastify';
import { fakeId, type FakeCheckout, type FakeRefund, type FakeState } from './fakeState.ts';

interface LinkForm {
  amount: number;
  currency: string;
  reference_id: string;
  description: string;
  callback_url: string;
  expire_by: number;
}

export function toLink(checkout: FakeCheckout, payUrl: string) {
  const { id, reference, amount, currency, returnUrl, expiresAt, status, paymentId } = checkout;
  return {
    id,
    amount,
    currency,
    reference_id: reference,
    callback_url: returnUrl,
    callback_method: 'get',
    expire_by: expiresAt,
    short_url: payUrl,
    status: status === 'open' ? 'created' : status,
    payments: paymentId ? [{ payment_id: paymentId, status: 'captured', amount }] : null,
    // Razorpay sends an empty list if there are no notes.
    notes: [],
  };
}

const toRefund = ({ id, paymentId, amount }: FakeRefund) => ({
  id,
  entity: 'refund',
  payment_id: paymentId,
  amount,
  status: 'processed',
});

function reject(reply: FastifyReply, status: number, description: string): FastifyReply {
  return reply.code(status).send({ error: { code: 'BAD_REQUEST_ERROR', description } });
}

export async function fakeRazorpay(
  app: FastifyInstance,
  { state, payUrl }: { state: FakeState; payUrl: (id: string) => string },
): Promise<void> {
  const answer = (checkout: FakeCheckout) => toLink(checkout, payUrl(checkout.id));

  app.post<{ Body: LinkForm }>('/v1/payment_links', async ({ body }, reply) => {
    if (state.checkouts.some(({ reference }) => reference === body.reference_id)) {
      return reject(reply, 400, 'payment link with given reference_id already exists');
    }
    return answer(
      await state.add({
        id: fakeId('plink'),
        kind: 'razorpay',
        reference: body.reference_id,
        description: body.description,
        amount: body.amount,
        currency: body.currency,
        returnUrl: body.callback_url,
        expiresAt: body.expire_by,
        status: 'open',
      }),
    );
  });

  app.get<{ Querystring: { reference_id?: string } }>('/v1/payment_links', async ({ query }) => ({
    payment_links: state.checkouts
      .filter(({ kind, reference }) => kind === 'razorpay' && reference === query.reference_id)
      .map(answer),
  }));

  app.get<{ Params: { id: string } }>('/v1/payment_links/:id', async ({ params }, reply) => {
    const found = state.find(params.id);
    return found ? answer(found) : reject(reply, 400, 'The id provided does not exist');
  });

  app.post<{ Params: { id: string } }>(
    '/v1/payment_links/:id/cancel',
    async ({ params }, reply) => {
      const found = state.find(params.id);
      if (found?.status !== 'open') return reject(reply, 400, 'Payment Link cannot be cancelled');
      found.status = 'expired';
      await state.save();
      return answer(found);
    },
  );

  app.get('/v1/payments', async () => ({ entity: 'collection', count: 0, items: [] }));

  app.post<{ Params: { id: string }; Body: { amount: number } }>(
    '/v1/payments/:id/refund',
    async ({ params, body, headers }, reply) => {
      const key = String(headers['x-refund-idempotency']);
      const refund = await state.refund({
        kind: 'razorpay',
        paymentId: params.id,
        amount: body.amount,
        key,
      });
      return refund
        ? toRefund(refund)
        : reject(reply, 400, 'The refund amount provided is greater than amount captured');
    },
  );

  app.get<{ Params: { id: string; refund: string } }>(
    '/v1/payments/:id/refunds/:refund',
    async ({ params }, reply) => {
      const found = state.refunds.find(({ id }) => id === params.refund);
      return found ? toRefund(found) : reject(reply, 400, 'The id provided does not exist');
    },
  );
}
