import { findContent, writeDocument } from '../content/contentRepository.ts';
import type { Database } from '../db/schema.ts';
import type { PaymentWay } from './paymentProvider.ts';

/** Which ways to pay the shop offers, where it is set up for them: the content document `payment`. */
export interface PaymentWays extends Readonly<Record<PaymentWay, boolean>> {
  /** The most that an order may cost to be paid at the door; null for any sum. */
  readonly cashLimitPaise: number | null;
}

/** More than this nobody should have to carry to the door, unless the shop says otherwise. */
const USUAL_CASH_LIMIT_PAISE = 10_000_00;

/** All of them where nobody has chosen. */
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

/** Offers these and no others. */
export function writePaymentWays(trx: Database, ways: Partial<PaymentWays>): Promise<void> {
  return writeDocument(trx, 'payment', '', ways);
}
