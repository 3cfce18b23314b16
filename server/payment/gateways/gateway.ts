export const webhookPath = (gateway: string): string => `/payments/${gateway}/webhook`;

export type GatewayId = 'stripe' | 'razorpay';

/** Amount in the provider's smallest unit, with an upper-case ISO code. */
export interface Charge {
  amount: number;
  currency: string;
}

export interface CheckoutRequest {
  /** Identifies the payment at the provider; also the idempotency key. */
  reference: string;
  charge: Charge;
  orderNumber: string;
  email: string;
  returnUrl: string;
  /** At least 30 minutes after the first request; the same for each retry. */
  expiresAt: Date;
}

export interface HostedCheckout {
  id: string;
  /** Payment page of the provider; https, or http on localhost. */
  url: string;
}

/** `confirming`: the customer has finished, but the payment is not yet confirmed. */
export type CheckoutStatus = 'open' | 'confirming' | 'paid' | 'expired';

export interface CheckoutState {
  status: CheckoutStatus;
  charge: Charge;
  /** Payment id at the provider, needed for refunds; undefined until the payment exists. */
  paymentId: string | undefined;
}

export interface RefundState {
  id: string;
  status: 'pending' | 'done' | 'failed';
}

export interface GatewayEvent {
  id: string;
  kind: 'payment' | 'dispute';
  /** Ids of checkouts, payments and refunds at the provider, and payment references. */
  ids: readonly string[];
}

/**
 * Hosted payment page of a provider. Its network calls throw GatewayError and must not run inside a transaction.
 */
export interface PaymentGateway {
  id: GatewayId;
  isTest: boolean;
  hasWebhookSecret: boolean;
  /** Opens a checkout, or returns the one of an earlier attempt. */
  openCheckout(request: CheckoutRequest): Promise<HostedCheckout>;
  readCheckout(checkoutId: string): Promise<CheckoutState>;
  /** Closes an open checkout. No-op if it is paid or expired. */
  expireCheckout(checkoutId: string): Promise<void>;
  refund(refund: { paymentId: string; amount: number; key: string }): Promise<RefundState>;
  readRefund(refundId: string, paymentId: string): Promise<RefundState>;
  /** Verifies and reads a webhook. Undefined if the signature is invalid. @throws SyntaxError */
  readEvent(
    headers: Readonly<Record<string, string | string[] | undefined>>,
    body: Buffer,
    now: Date,
  ): GatewayEvent | undefined;
  /** @throws GatewayError for rejected keys or an unreachable provider */
  testConnection(): Promise<void>;
}

/** Failed provider call. `rejected`: the provider refused the request; `unknown`: it may have taken effect. */
export class GatewayError extends Error {
  readonly kind: 'rejected' | 'unknown';
  readonly status: number | undefined;

  constructor(kind: 'rejected' | 'unknown', message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

export function isSameCharge(one: Charge, other: Charge | null): boolean {
  return one.amount === other?.amount && one.currency === other.currency;
}

/** Classifies a provider's error response. Requests with other statuses, such as 409, may have taken effect. */
export function failureKind(status: number | undefined): GatewayError['kind'] {
  return status !== undefined && [400, 401, 402, 403, 404].includes(status)
    ? 'rejected'
    : 'unknown';
}

/** Ignores status 400, which providers return for closing a paid or expired checkout. */
export async function ignoreClosed(closing: Promise<unknown>): Promise<void> {
  try {
    await closing;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.status !== 400) throw error;
  }
}
