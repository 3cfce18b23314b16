import type { Database } from '../../db/schema.ts';
import type { PaymentAlert } from '../../mail/emailData.ts';
import { mailEachOwner } from '../../staff/access/staffAlert.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

export async function mailPaymentAlert(
  trx: Database,
  { number, shortNumber, language }: StoredOrder,
  kind: PaymentAlert['kind'],
): Promise<void> {
  await mailEachOwner(trx, language, 'payment-alert', (name) => ({
    name,
    kind,
    number,
    shortNumber,
  }));
}
