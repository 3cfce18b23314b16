import { texts } from '../texts.ts';
import type { PaymentProvider, PaymentResult } from './paymentProvider.ts';

/** Immediate results by payment token. For `late`, `payment/test/notify` reports the result afterwards. */
const RESULTS: ReadonlyMap<string, readonly PaymentResult[]> = new Map([
  ['ok', ['paid']],
  ['fail', ['failed']],
  ['late', []],
  ['twice', ['paid', 'paid']],
]);

export const testPayment: PaymentProvider = {
  id: 'test',
  way: 'online',
  name: texts.payment.test.name,
  description: texts.payment.test.description,
  firstState: 'pending',
  isPaidAtDoor: false,
  showsReference: true,
  isReady: async (_db, { hasTestPayment }) => hasTestPayment,
  findLimitMinor: async () => null,
  errorOfToken: (token) => (RESULTS.has(token) ? undefined : texts.payment.test.token),
  start: async ({ token }) => RESULTS.get(token) ?? [],
  refund: async () => true,
  instructions: async () => [],
};
