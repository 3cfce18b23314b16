import { isObject } from '../../isObject.ts';
import { parseResponse, requireCheckoutUrl, requireText } from './checkedResponse.ts';
import {
  failureKind,
  GatewayError,
  ignoreClosed,
  isSameCharge,
  type CheckoutState,
  type CheckoutStatus,
  type GatewayEvent,
  type PaymentGateway,
  type RefundState,
} from './gateway.ts';
import { isTestKey } from './keyPatterns.ts';
import { isSignedBy } from './signature.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecrets: readonly string[];
  baseUrl?: string | undefined;
}

const TIMEOUT_MS = 10_000;

type Body = Record<string, unknown>;

function statusOf(status: unknown): CheckoutStatus {
  if (status === 'paid') return 'paid';
  if (status === 'expired' || status === 'cancelled') return 'expired';
  return status === 'partially_paid' ? 'confirming' : 'open';
}

/** Razorpay sends `payments` as an object, a list or null, contrary to the types of its package. */
function paymentsOf(link: Body): Body[] {
  const { payments } = link;
  return (Array.isArray(payments) ? payments : [payments]).filter(isObject);
}

function toCheckoutState(link: Body): CheckoutState {
  const captured = paymentsOf(link).find(({ status }) => status === 'captured');
  const paymentId = captured?.['payment_id'];
  return {
    status: captured ? 'paid' : statusOf(link['status']),
    charge: { amount: Number(link['amount']), currency: requireText(link, 'currency') },
    paymentId: typeof paymentId === 'string' ? paymentId : undefined,
  };
}

function toRefundState(refund: Body): RefundState {
  const id = requireText(refund, 'id');
  if (refund['status'] === 'processed') return { id, status: 'done' };
  return { id, status: refund['status'] === 'failed' ? 'failed' : 'pending' };
}

function toEvent(id: unknown, body: unknown): GatewayEvent | undefined {
  if (typeof id !== 'string' || id === '' || !isObject(body) || !isObject(body['payload']))
    return undefined;
  const ids = Object.values(body['payload']).flatMap((part) => {
    const entity = isObject(part) ? part['entity'] : undefined;
    if (!isObject(entity)) return [];
    const notes = isObject(entity['notes']) ? entity['notes'] : {};
    return [entity['id'], entity['payment_id'], notes['payment']];
  });
  return {
    id,
    kind: String(body['event']).startsWith('payment.dispute.') ? 'dispute' : 'payment',
    ids: ids.filter((value) => typeof value === 'string'),
  };
}

/**
 * Razorpay Payment Links over REST. Razorpay's package has no timeout and no idempotency key for refunds, and accepts
 * HTML responses (docs/decisions/0061-online-payments.md).
 */
export function razorpayGateway({
  keyId,
  keySecret,
  webhookSecrets,
  baseUrl = 'https://api.razorpay.com',
}: RazorpayKeys): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  async function send(
    method: 'GET' | 'POST',
    path: string,
    body?: Body,
    headers: Record<string, string> = {},
  ): Promise<Body> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(new URL(`/v1/${path}`, baseUrl), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      throw new GatewayError('unknown', 'Razorpay did not answer.', undefined, error);
    }
    const answer = parseResponse(status, text);
    if (status < 400) return answer;
    const { error } = answer;
    const reason = isObject(error) ? String(error['description']) : '';
    throw new GatewayError(failureKind(status), reason, status);
  }

  async function findLink(reference: string): Promise<Body | undefined> {
    const found = await send('GET', `payment_links?reference_id=${encodeURIComponent(reference)}`);
    const links: unknown = found['payment_links'];
    return Array.isArray(links)
      ? links.filter(isObject).find((link) => link['reference_id'] === reference)
      : undefined;
  }

  return {
    id: 'razorpay',
    isTest: isTestKey(keyId),
    hasWebhookSecret: webhookSecrets.length > 0,

    async openCheckout({ reference, charge, orderNumber, email, returnUrl, expiresAt }) {
      // Links have no idempotency key. After a lost response, the link may already exist.
      const link =
        (await findLink(reference)) ??
        (await send('POST', 'payment_links', {
          amount: charge.amount,
          currency: charge.currency,
          accept_partial: false,
          reference_id: reference,
          description: orderNumber,
          customer: { email },
          notify: { sms: false, email: false },
          reminder_enable: false,
          expire_by: Math.floor(expiresAt.getTime() / 1000),
          callback_url: returnUrl,
          callback_method: 'get',
          notes: { payment: reference },
        }));
      if (!isSameCharge(toCheckoutState(link).charge, charge)) {
        throw new GatewayError('unknown', 'The link has another amount than the order.');
      }
      return { id: requireText(link, 'id'), url: requireCheckoutUrl(link['short_url']) };
    },

    readCheckout: async (checkoutId) =>
      toCheckoutState(await send('GET', `payment_links/${encodeURIComponent(checkoutId)}`)),

    expireCheckout: (checkoutId) =>
      ignoreClosed(send('POST', `payment_links/${encodeURIComponent(checkoutId)}/cancel`, {})),

    refund: async ({ paymentId, amount, key }) =>
      toRefundState(
        await send(
          'POST',
          `payments/${encodeURIComponent(paymentId)}/refund`,
          { amount, notes: { refund: key } },
          { 'X-Refund-Idempotency': `shop-refund-${key}` },
        ),
      ),

    readRefund: async (refundId, paymentId) =>
      toRefundState(
        await send(
          'GET',
          `payments/${encodeURIComponent(paymentId)}/refunds/${encodeURIComponent(refundId)}`,
        ),
      ),

    readEvent(headers, body) {
      const signature = headers['x-razorpay-signature'];
      if (typeof signature !== 'string' || !isSignedBy(webhookSecrets, body, signature))
        return undefined;
      return toEvent(headers['x-razorpay-event-id'], JSON.parse(body.toString()));
    },

    testConnection: async () => void (await send('GET', 'payments?count=1')),
  };
}
