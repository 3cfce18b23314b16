import { findContent, writeDocument } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentWay } from './paymentProvider.ts';

export interface PaymentWays extends Readonly<Record<PaymentWay, boolean>> {
  /** Highest order total for cash payment in paise; null for no limit. */
  readonly cashLimitPaise: number | null;
}

/** Default limit in paise, so that couriers and customers carry no large sums. */
const USUAL_CASH_LIMIT_PAISE = 10_000_00;

export async function findPaymentWays(db: Database): Promise<PaymentWays> {
  const chosen = (await findContent(db, 'payment', '')) as Partial<PaymentWays> | undefined;
  return {
    cash: true,
    transfer: true,
    online: true,
    cashLimitPaise: USUAL_CASH_LIMIT_PAISE,
    ...chosen,
  };
}

export function writePaymentWays(trx: Database, ways: Partial<PaymentWays>): Promise<void> {
  return writeDocument(trx, 'payment', '', ways);
}
