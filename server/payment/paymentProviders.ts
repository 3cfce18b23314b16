import type { Database } from '../db/schema.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { cashPayment } from './cashPayment.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { findPaymentWays } from './paymentWays.ts';
import { testPayment } from './testPayment.ts';
import { transferPayment } from './transferPayment.ts';

/** Every way to pay there is, in the order shown. */
const PROVIDERS: readonly PaymentProvider[] = [cashPayment, transferPayment, testPayment];

/** Ids of the ways to pay at the door. */
export const methodsPaidAtDoor = PROVIDERS.filter(({ isPaidAtDoor }) => isPaidAtDoor).map(
  ({ id }) => id,
);

/** The ways to pay that this shop offers, in the order shown. */
export async function offeredProviders(
  db: Database,
  { hasTestPayment }: ShopSettings,
): Promise<PaymentProvider[]> {
  const ways = await findPaymentWays(db);
  const offered: PaymentProvider[] = [];
  for (const provider of PROVIDERS) {
    if (provider === testPayment && !hasTestPayment) continue;
    if (!ways[provider.way]) continue;
    if (await provider.isReady(db)) offered.push(provider);
  }
  return offered;
}

/** A way to pay that an order was placed with, offered still or not. @throws for an id that was never one */
export function providerOf(id: string): PaymentProvider {
  const provider = PROVIDERS.find((candidate) => candidate.id === id);
  if (provider === undefined) throw new Error(`There is no payment provider '${id}'.`);
  return provider;
}
