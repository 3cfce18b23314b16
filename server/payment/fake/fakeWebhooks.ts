import { webhookPath } from '../gateways/gateway.ts';
import { sign } from '../gateways/signature.ts';
import { toLink } from './fakeRazorpay.ts';
import { fakeId, type FakeCheckout } from './fakeState.ts';
import { toSession } from './fakeStripe.ts';

/** Returns path, headers and body of the event that a checkout was paid, signed as its provider does. */
export function paidEvent(checkout: FakeCheckout, secret: string) {
  const id = fakeId('evt');
  if (checkout.kind === 'stripe') {
    const body = JSON.stringify({
      id,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: toSession(checkout, '') },
    });
    const time = Math.floor(Date.now() / 1000);
    const signature = `t=${time},v1=${sign(secret, `${time}.${body}`)}`;
    return { path: webhookPath('stripe'), headers: { 'stripe-signature': signature }, body };
  }
  const body = JSON.stringify({
    event: 'payment_link.paid',
    payload: {
      payment_link: { entity: toLink(checkout, '') },
      payment: { entity: { id: checkout.paymentId, status: 'captured', notes: [] } },
    },
  });
  return {
    path: webhookPath('razorpay'),
    headers: { 'x-razorpay-signature': sign(secret, body), 'x-razorpay-event-id': id },
    body,
  };
}
