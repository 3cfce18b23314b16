import type { Config } from '../config.ts';
import { GatewayError, webhookPath, type PaymentGateway } from '../payment/gateways/gateway.ts';
import { razorpayGateway } from '../payment/gateways/razorpayGateway.ts';
import { stripeGateway } from '../payment/gateways/stripeGateway.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const ABOUT = 'payments';

async function examineGateway(
  name: string,
  gateway: PaymentGateway,
  origin: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    await gateway.testConnection();
    findings.push(fine(ABOUT, `${name} accepts the ${gateway.isTest ? 'test' : 'live'} key.`));
  } catch (error) {
    const reason = error instanceof GatewayError ? error.message : String(error);
    findings.push(fault(ABOUT, `${name} can't be used: ${reason}`));
  }
  if (!gateway.hasWebhookSecret) {
    const address = origin + webhookPath(gateway.id);
    findings.push(
      warning(
        ABOUT,
        `${name} has no webhook secret: payments are noticed up to a minute later. Add a webhook to ${address}.`,
      ),
    );
  }
  return findings;
}

/** Asks each payment provider with the configured keys; charges nothing. */
export async function examinePayments({ gatewayKeys, origin }: Config): Promise<Finding[]> {
  const { stripe, razorpay } = gatewayKeys;
  return [
    ...(razorpay ? await examineGateway('Razorpay', razorpayGateway(razorpay), origin) : []),
    ...(stripe ? await examineGateway('Stripe', stripeGateway(stripe), origin) : []),
  ];
}
