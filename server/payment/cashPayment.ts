import { texts } from '../texts.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** More than this nobody should have to carry to the door. */
const LIMIT_PAISE = 10_000_00;

/** Paid at the door. */
export const cashPayment: PaymentProvider = {
  id: 'cash',
  way: 'cash',
  name: texts.payment.cash.name,
  description: texts.payment.cash.description,
  limitPaise: LIMIT_PAISE,
  firstState: 'due',
  isPaidAtDoor: true,
  showsReference: false,
  isReady: async () => true,
  errorOfToken: () => undefined,
  start: async () => [],
  instructions: async () => [],
};
