import type { GatewayId, PaymentGateway } from './gateway.ts';
import { razorpayGateway, type RazorpayKeys } from './razorpayGateway.ts';
import { stripeGateway, type StripeKeys } from './stripeGateway.ts';

export type Gateways = ReadonlyMap<GatewayId, PaymentGateway>;

/** Keys of the configured providers. */
export interface GatewayKeys {
  stripe?: StripeKeys | undefined;
  razorpay?: RazorpayKeys | undefined;
}

export function openGateways({ stripe, razorpay }: GatewayKeys): Gateways {
  const gateways = new Map<GatewayId, PaymentGateway>();
  if (razorpay) gateways.set('razorpay', razorpayGateway(razorpay));
  if (stripe) gateways.set('stripe', stripeGateway(stripe));
  return gateways;
}
