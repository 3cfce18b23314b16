import { findContent, writeDocument } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentWay } from './paymentProvider.ts';

export interface PaymentWays extends Readonly<Record<PaymentWay, boolean>> {
  /** Highest order total for cash payment in minor units; null for no limit. */
  readonly cashLimitMinor: number | null;
}

/** Default limit in minor units, so that couriers and customers carry no large sums. */
const USUAL_CASH_LIMIT_MINOR = 10_000_00;

export async function findPaymentWays(db: Database): Promise<PaymentWays> {
  const chosen = (await findContent(db, 'payment', '')) as Partial<PaymentWays> | undefined;
  return {
    cash: true,
    transfer: true,
    online: true,
    cashLimitMinor: USUAL_CASH_LIMIT_MINOR,
    ...chosen,
  };
}

export function writePaymentWays(trx: Database, ways: Partial<PaymentWays>): Promise<void> {
  return writeDocument(trx, 'payment', '', ways);
}
