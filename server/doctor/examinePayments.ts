import type { Config } from '../config.ts';
import { GatewayError, webhookPath } from '../payment/gateways/gateway.ts';
import { openGateways } from '../payment/gateways/openGateways.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const NAMES = { stripe: 'Stripe', razorpay: 'Razorpay' } as const;

/** Asks each payment provider with the configured keys; charges nothing. */
export async function examinePayments({ gatewayKeys, origin }: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const gateway of openGateways(gatewayKeys).values()) {
    const name = NAMES[gateway.id];
    try {
      await gateway.testConnection();
      findings.push(
        fine('payments', `${name} accepts the ${gateway.isTest ? 'test' : 'live'} key.`),
      );
    } catch (error) {
      const reason = error instanceof GatewayError ? error.message : String(error);
      findings.push(fault('payments', `${name} can't be used: ${reason}`));
    }
    if (gatewayKeys[gateway.id]?.webhookSecrets.length === 0) {
      const address = origin + webhookPath(gateway.id);
      findings.push(
        warning(
          'payments',
          `${name} has no webhook secret: payments are noticed up to a minute later. Add a webhook to ${address}.`,
        ),
      );
    }
  }
  return findings;
}
