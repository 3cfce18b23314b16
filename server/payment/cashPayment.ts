import type { PaymentProvider } from './paymentProvider.ts';

/** More than this nobody should have to carry to the door. */
const LIMIT_PAISE = 10_000_00;

/** Paid at the door. */
export const cashPayment: PaymentProvider = {
  id: 'cash',
  name: { en: 'Cash on delivery', fr: 'Paiement à la livraison' },
  description: {
    en: 'Pay in cash or by UPI when your order is at your door.',
    fr: 'Payez en espèces ou par UPI quand votre commande arrive chez vous.',
  },
  limitPaise: LIMIT_PAISE,
  firstState: 'due',
  isPaidAtDoor: true,
  showsReference: false,
  isReady: async () => true,
  errorOfToken: () => undefined,
  start: async () => [],
  instructions: async () => [],
};
