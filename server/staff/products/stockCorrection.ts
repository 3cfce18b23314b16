import { nameMember, nameStockReason, type StockReason } from '../../catalog/stockReason.ts';
import type { Database } from '../../db/schema.ts';
import { RequestError } from '../../http/errors.ts';
import { lockProducts } from '../../orders/placing/stock.ts';
import { texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { findReserved } from './stockRepository.ts';

/** The most that a column of the database can count, far above any shelf. */
const MOST_STOCK = 1_000_000_000;

/** What somebody has found out about a shelf. */
export interface StockCorrection {
  cause: NonNullable<StockReason['cause']>;
  note: string;
  /** How many units there are more or, below zero, fewer than was thought. */
  difference: number;
}

/**
 * Corrects the stock of a product, with the member and the cause on its movement. What the shelf has lost beyond what is on
 * sale was to be packed for orders: the stock is none then, and the orders are packed short.
 * @returns what is to be put on record; undefined where the stock stays as it is
 * @throws RequestError 404 for no such product, 409 for fewer units than none and for more than can be counted
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
    .select('stock')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw new RequestError(404, texts.staff.stock.noProduct);
  const shelf = product.stock + (await findReserved(trx, productId));
  if (shelf + difference < 0) throw new RequestError(409, texts.staff.stock.tooFew);
  if (shelf + difference > MOST_STOCK) throw new RequestError(409, texts.staff.stock.tooMany);
  const stock = Math.max(product.stock + difference, 0);
  if (stock === product.stock) return undefined;
  await nameMember(trx, memberId);
  await nameStockReason(trx, { reason: 'correction', cause, note });
  await trx.updateTable('product').set({ stock }).where('id', '=', productId).execute();
  // The note may name people, and the record stays; the movement has it.
  return {
    subject: 'product',
    subjectId: productId,
    before: { stock: product.stock },
    after: { stock, cause },
  };
}
