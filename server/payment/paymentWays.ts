import { findContent, writeDocument } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentWay } from './paymentProvider.ts';

/** Which ways to pay the shop offers, where it is set up for them: the content document `payment`. */
export type PaymentWays = Readonly<Record<PaymentWay, boolean>>;

/** All of them where nobody has chosen. */
export async function findPaymentWays(db: Database): Promise<PaymentWays> {
  const chosen = (await findContent(db, 'payment', '')) as Partial<PaymentWays> | undefined;
  return { cash: true, transfer: true, online: true, ...chosen };
}

/** Offers these and no others. */
export function writePaymentWays(trx: Database, ways: PaymentWays): Promise<void> {
  return writeDocument(trx, 'payment', '', ways);
}
