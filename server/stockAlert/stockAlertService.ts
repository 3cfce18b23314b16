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
 * Stores a request for an email when the product is back in stock.
 * @throws StockAlertRejection if the product does not exist or is in stock
 */
export async function addStockAlert(
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
 * Cancels all pending stock alerts of the address that received this code. No-op if none is left.
 * @throws StockAlertRejection if the code is unknown
 */
export async function cancelAlerts(trx: Database, code: string): Promise<void> {
  const emailKey = await findAddressByCode(trx, hashOf(code.trim()));
  if (emailKey === undefined) throw new StockAlertRejection('code-unknown');
  await deleteWaitingAlerts(trx, emailKey);
}
