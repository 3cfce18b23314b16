import type { Database } from '../db/schema.ts';
import type { ShopSettings } from '../shopSettings.ts';
import type { Language } from '../language.ts';
import { fill, texts } from '../texts.ts';
import { cashPayment } from './cashPayment.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { findPaymentWays } from './paymentWays.ts';
import { onlinePayments } from './onlinePayment.ts';
import { transferPayment } from './transferPayment.ts';

const PROVIDERS: readonly PaymentProvider[] = [
  onlinePayments.razorpay,
  onlinePayments.stripe,
  cashPayment,
  transferPayment,
];

export const methodsPaidAtDoor = PROVIDERS.filter(({ isPaidAtDoor }) => isPaidAtDoor).map(
  ({ id }) => id,
);

export async function offeredProviders(
  db: Database,
  settings: ShopSettings,
): Promise<PaymentProvider[]> {
  const ways = await findPaymentWays(db);
  const offered: PaymentProvider[] = [];
  for (const provider of PROVIDERS) {
    if (!ways[provider.way]) continue;
    if (await provider.isReady(db, settings)) offered.push(provider);
  }
  return offered;
}

export async function hasOnlinePayment(db: Database, settings: ShopSettings): Promise<boolean> {
  for (const provider of Object.values(onlinePayments)) {
    if (await provider.isReady(db, settings)) return true;
  }
  return false;
}

/**
 * Returns the provider of a stored payment, even if the shop no longer offers it.
 * @throws for an unknown id
 */
export function providerOf(id: string): PaymentProvider {
  const provider = PROVIDERS.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`There is no payment provider '${id}'.`);
  return provider;
}

export function paymentName(
  { method, isTest }: { method: string; isTest: boolean },
  language: Language,
): string {
  const { name } = providerOf(method);
  return isTest ? fill(texts.payment.testName, { name: name[language] })[language] : name[language];
}
