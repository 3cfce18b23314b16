import { texts } from '../texts.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { findPaymentWays } from './paymentWays.ts';

export const cashPayment: PaymentProvider = {
  id: 'cash',
  way: 'cash',
  name: texts.payment.cash.name,
  description: texts.payment.cash.description,
  firstState: 'due',
  isPaidAtDoor: true,
  isReady: async () => true,
  findLimitMinor: async (db) => (await findPaymentWays(db)).cashLimitMinor,
  instructions: async () => [],
};
