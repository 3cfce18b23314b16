import type { Database } from '../../db/schema.ts';
import type { GatewayId, PaymentGateway } from './gateway.ts';
import { razorpayGateway, type RazorpayKeys } from './razorpayGateway.ts';
import { stripeGateway, type StripeKeys } from './stripeGateway.ts';

/** Source of a provider's keys. `settings`: the environment; `entered`: the staff side. */
export type KeySource = 'settings' | 'entered' | 'fake' | 'none';

export interface Gateways {
  find(db: Database, id: GatewayId): Promise<PaymentGateway | undefined>;
  sourceOf(db: Database, id: GatewayId): Promise<KeySource>;
}

export interface GatewayKeys {
  stripe?: StripeKeys | undefined;
  razorpay?: RazorpayKeys | undefined;
}

export function openGateways({ stripe, razorpay }: GatewayKeys): Gateways {
  const gateways: Record<GatewayId, PaymentGateway | undefined> = {
    stripe: stripe && stripeGateway(stripe),
    razorpay: razorpay && razorpayGateway(razorpay),
  };
  return {
    find: async (_db, id) => gateways[id],
    sourceOf: async (_db, id) => (gateways[id] ? 'settings' : 'none'),
  };
}
