/** Starts the shop with payment providers at `GATEWAY_URL`, a process that outlives the shop's crashes. */
import { readConfig } from '../config.ts';
import { runShop } from '../runShop.ts';

const shared = { webhookSecrets: ['whsec_test'], baseUrl: process.env['GATEWAY_URL'] };

await runShop({
  ...readConfig(process.env),
  gatewayKeys: {
    stripe: { secretKey: 'sk_test_1', ...shared },
    razorpay: { keyId: 'rzp_test_1', keySecret: 'x', ...shared },
  },
});
