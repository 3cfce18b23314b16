import type { Config } from '../config.ts';
import type { Database } from '../db/schema.ts';
import { findSealedKeys, openKeys } from '../payment/gateways/enteredKeys.ts';
import type { GatewayKeys } from '../payment/gateways/openGateways.ts';
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

async function examineKeys(keys: GatewayKeys, origin: string): Promise<Finding[]> {
  const { stripe, razorpay } = keys;
  return [
    ...(razorpay ? await examineGateway('Razorpay', razorpayGateway(razorpay), origin) : []),
    ...(stripe ? await examineGateway('Stripe', stripeGateway(stripe), origin) : []),
  ];
}

export async function examinePayments({ gatewayKeys, origin }: Config): Promise<Finding[]> {
  return examineKeys(gatewayKeys, origin);
}

export async function examineEnteredKeys(
  db: Database,
  { gatewayKeys, settings, origin }: Pick<Config, 'gatewayKeys' | 'settings' | 'origin'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [id, sealed] of await findSealedKeys(db)) {
    if (gatewayKeys[id]) continue;
    const keys = openKeys(id, sealed, settings.secretsKey);
    if (keys) findings.push(...(await examineKeys(keys, origin)));
    else
      findings.push(
        fault(ABOUT, `The entered keys of ${id} need another SECRETS_KEY: set the earlier one.`),
      );
  }
  return findings;
}
