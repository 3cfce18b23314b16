import type { Database } from '../db/schema.ts';
import { hashOf } from '../session/secret.ts';
import { StockAlertRejection } from './stockAlertRejection.ts';
import {
  deleteWaitingAlerts,
  findAddressByCode,
  findIsSoldOut,
  insertAlert,
  type StockAlert,
} from './stockAlertRepository.ts';

/**
 * Notes that an address wants an email when the product is back.
 * @throws StockAlertRejection where there is no such product, or it can be ordered
 */
export async function noteAlert(
  trx: Database,
  productId: string | undefined,
  alert: Omit<StockAlert, 'productId'>,
): Promise<void> {
  const isSoldOut = productId === undefined ? undefined : await findIsSoldOut(trx, productId);
  if (productId === undefined || isSoldOut === undefined) {
    throw new StockAlertRejection('no-product');
  }
  if (!isSoldOut) throw new StockAlertRejection('in-stock');
  await insertAlert(trx, { ...alert, productId });
}

/**
 * Gives up everything that the address of an email still waits for; once more is no error.
 * @throws StockAlertRejection for a code of no email
 */
export async function cancelAlerts(trx: Database, code: string): Promise<void> {
  const emailKey = await findAddressByCode(trx, hashOf(code.trim()));
  if (emailKey === undefined) throw new StockAlertRejection('code-unknown');
  await deleteWaitingAlerts(trx, emailKey);
}
