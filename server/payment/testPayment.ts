import type { PaymentProvider, PaymentResult } from './paymentProvider.ts';

/** What the provider tells at once, by token; `late` is notified by `payment/test/notify`. */
const RESULTS: ReadonlyMap<string, readonly PaymentResult[]> = new Map([
  ['ok', ['paid']],
  ['fail', ['failed']],
  ['late', []],
  ['twice', ['paid', 'paid']],
]);

/** Moves no money; its token chooses how it goes. */
export const testPayment: PaymentProvider = {
  id: 'test',
  name: { en: 'Test payment', fr: 'Paiement de test' },
  description: {
    en: 'For trying the shop out: no money moves.',
    fr: 'Pour essayer la boutique : aucun argent n’est prélevé.',
  },
  limitPaise: null,
  firstState: 'pending',
  isPaidAtDoor: false,
  showsReference: true,
  isReady: async () => true,
  errorOfToken: (token) =>
    RESULTS.has(token)
      ? undefined
      : {
          en: 'Please enter ok, fail, late or twice.',
          fr: 'Veuillez saisir ok, fail, late ou twice.',
        },
  start: async ({ token }) => RESULTS.get(token) ?? [],
  instructions: async () => [],
};
