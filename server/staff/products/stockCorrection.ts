import { nameMember, nameStockReason, type StockReason } from '../../catalog/stockReason.ts';
import { MOST_STOCK } from '../../../contract/uncountedStock.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { lockProducts } from '../../orders/placing/stock.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { findReserved } from './stockRepository.ts';

export interface StockCorrection {
  cause: NonNullable<StockReason['cause']>;
  note: string;
  /** Change in units; negative for a loss. */
  difference: number;
}

/**
 * Corrects a product's stock and records member and cause. A loss above the available stock sets the stock to
 * zero; orders may then lack reserved units when packed.
 * @returns the change for the activity log; undefined if the stock stays the same
 * @throws RequestError 404 if unknown
 * @throws RequestError 409 if the product has variants or its stock is not counted
 * @throws RequestError 409 if the units on the shelf would be negative or above the limit
 */
export async function correctStock(
  trx: Database,
  memberId: string,
  productId: string,
  { cause, note, difference }: StockCorrection,
): Promise<StaffChange | undefined> {
  await lockProducts(trx, [productId]);
  const product = await trx
    .selectFrom('product')
    .select(['stock', 'has_variants', 'is_stock_counted'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw new RequestError(404, texts.staff.stock.noProduct);
  if (product.has_variants) throw new RequestError(409, texts.staff.hasVariants);
  if (!product.is_stock_counted) throw new RequestError(409, texts.staff.uncounted);
  const shelf = product.stock + (await findReserved(trx, productId));
  if (shelf + difference < 0) throw new RequestError(409, texts.staff.stock.tooFew);
  if (shelf + difference > MOST_STOCK) throw new RequestError(409, texts.staff.stock.tooMany);
  const stock = Math.max(product.stock + difference, 0);
  if (stock === product.stock) return undefined;
  await nameMember(trx, memberId);
  await nameStockReason(trx, { reason: 'correction', cause, note });
  await trx.updateTable('product').set({ stock }).where('id', '=', productId).execute();
  // The note may name people. Store it only in the stock movement, as activity log entries are permanent.
  return {
    subject: 'product',
    subjectId: productId,
    before: { stock: product.stock },
    after: { stock, cause },
  };
}
