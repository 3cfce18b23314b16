import type { Stripe } from 'stripe';
import { checkedHttpClient } from './stripeHttpClient.ts';
import { isObject } from '../../isObject.ts';
import { requireCheckoutUrl, requireText } from './checkedResponse.ts';
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

export interface StripeKeys {
  /** `sk_test_…`, `sk_live_…` or a restricted key, `rk_…`. */
  secretKey: string;
  /** Holds two secrets during a rotation. */
  webhookSecrets: readonly string[];
  /** Address of a fake Stripe; undefined for the real one. */
  baseUrl?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const CLOCK_TOLERANCE_S = 300;

/** Converts SDK errors to a GatewayError. Checks fields, because the error classes differ between versions. */
async function call<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const { statusCode, message, code, raw } = error as Partial<Stripe.errors.StripeError>;
    const inner: unknown = isObject(raw) ? raw['exception'] : undefined;
    if (inner instanceof GatewayError) throw inner;
    throw new GatewayError(
      failureKind(statusCode),
      code ?? message ?? 'Stripe failed.',
      statusCode,
      error,
    );
  }
}

function statusOf({ status, payment_status: paid }: Stripe.Checkout.Session): CheckoutStatus {
  if (paid === 'paid' || paid === 'no_payment_required') return 'paid';
  if (status === 'complete') return 'confirming';
  return status === 'expired' ? 'expired' : 'open';
}

function toCheckoutState(session: Stripe.Checkout.Session): CheckoutState {
  if (session.object !== 'checkout.session') {
    throw new GatewayError('unknown', 'The response is no checkout session.');
  }
  const { payment_intent: intent, amount_total: amount, currency } = session;
  return {
    status: statusOf(session),
    charge: { amount: Number(amount), currency: (currency ?? '').toUpperCase() },
    paymentId: typeof intent === 'string' ? intent : intent?.id,
  };
}

function toRefundState(refund: Stripe.Refund): RefundState {
  const id = requireText(refund, 'id');
  if (refund.status === 'succeeded') return { id, status: 'done' };
  const isFailed = refund.status === 'failed' || refund.status === 'canceled';
  return { id, status: isFailed ? 'failed' : 'pending' };
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : isObject(value) && typeof value['id'] === 'string'
      ? value['id']
      : undefined;

/** Reads only the kind and the ids of an event. A check reads the payment's state from Stripe afterwards. */
function toEvent(body: unknown): GatewayEvent | undefined {
  if (!isObject(body) || typeof body['id'] !== 'string' || !isObject(body['data']))
    return undefined;
  const object = body['data']['object'];
  if (!isObject(object)) return undefined;
  const ids = [object['id'], object['payment_intent']].map(idOf);
  return {
    id: body['id'],
    kind: String(body['type']).startsWith('charge.dispute.') ? 'dispute' : 'payment',
    ids: ids.filter((id) => id !== undefined),
  };
}

/** Stripe Checkout. The SDK is loaded with the first call, since it takes 33 MiB. */
export function stripeGateway({ secretKey, webhookSecrets, baseUrl }: StripeKeys): PaymentGateway {
  let client: Promise<Stripe> | undefined;
  const connect = () =>
    (client ??= import('stripe').then(({ default: StripeClient }) => {
      const url = baseUrl === undefined ? undefined : new URL(baseUrl);
      return new StripeClient(secretKey, {
        timeout: TIMEOUT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
        httpClient: checkedHttpClient(StripeClient),
        ...(url && {
          host: url.hostname,
          port: url.port,
          protocol: url.protocol === 'http:' ? 'http' : 'https',
        }),
      });
    }));

  return {
    id: 'stripe',
    isTest: isTestKey(secretKey),
    hasWebhookSecret: webhookSecrets.length > 0,

    async openCheckout({ reference, charge, orderNumber, email, returnUrl, expiresAt }) {
      const stripe = await connect();
      const session = await call(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            metadata: { payment: reference },
            payment_intent_data: { metadata: { payment: reference }, description: orderNumber },
            customer_email: email,
            // One item: the lines of a discounted order would not add up to its total.
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: charge.currency.toLowerCase(),
                  unit_amount: charge.amount,
                  product_data: { name: orderNumber },
                },
              },
            ],
            // If enabled in the dashboard, the page would charge another currency.
            adaptive_pricing: { enabled: false },
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: reference },
        ),
      );
      if (!isSameCharge(toCheckoutState(session).charge, charge)) {
        throw new GatewayError('unknown', 'The checkout has another amount than the order.');
      }
      return { id: requireText(session, 'id'), url: requireCheckoutUrl(session.url) };
    },

    async readCheckout(checkoutId) {
      const stripe = await connect();
      return toCheckoutState(await call(() => stripe.checkout.sessions.retrieve(checkoutId)));
    },

    async expireCheckout(checkoutId) {
      const stripe = await connect();
      await ignoreClosed(call(() => stripe.checkout.sessions.expire(checkoutId, {})));
    },

    async refund({ paymentId, amount, key }) {
      const stripe = await connect();
      const params = { payment_intent: paymentId, amount, metadata: { refund: key } };
      return toRefundState(
        await call(() => stripe.refunds.create(params, { idempotencyKey: `refund-${key}` })),
      );
    },

    async readRefund(refundId) {
      const stripe = await connect();
      return toRefundState(await call(() => stripe.refunds.retrieve(refundId)));
    },

    readEvent(headers, body, now) {
      const header = headers['stripe-signature'];
      const parts =
        typeof header === 'string' ? header.split(',').map((part) => part.split('=')) : [];
      const time = parts.find(([name]) => name === 't')?.[1] ?? '';
      const isRecent =
        /^\d{1,12}$/.test(time) &&
        Math.abs(now.getTime() / 1000 - Number(time)) <= CLOCK_TOLERANCE_S;
      const signed = Buffer.concat([Buffer.from(`${time}.`), body]);
      const isSigned = parts.some(
        ([name, value = '']) => name === 'v1' && isSignedBy(webhookSecrets, signed, value),
      );
      return isRecent && isSigned ? toEvent(JSON.parse(body.toString())) : undefined;
    },

    async testConnection() {
      const stripe = await connect();
      await call(() => stripe.checkout.sessions.list({ limit: 1 }));
    },
  };
}
