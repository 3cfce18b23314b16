import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { SavedLineNotFound } from './cartErrors.ts';
import { describeLines, reinsertLine, extractLine } from './cartService.ts';
import type { CartLine } from './cartLine.ts';
import {
  deleteSavedForLater,
  deleteOldRemovedLines,
  findSavedLines,
  insertSavedForLater,
  type Reason,
} from './savedForLaterRepository.ts';

/**
 * Removes a line. A customer can restore it for at least an hour.
 * @throws LineNotFound if the cart has no such line
 */
export async function removeLine(trx: Database, cartId: string, key: string): Promise<void> {
  await deleteOldRemovedLines(trx, cartId);
  await insertSavedForLater(trx, cartId, await extractLine(trx, cartId, key), 'removed');
}

export async function saveLine(trx: Database, cartId: string, key: string): Promise<void> {
  await insertSavedForLater(trx, cartId, await extractLine(trx, cartId, key), 'saved');
}

export async function readSavedLines(
  db: Database,
  cartId: string,
  language: Language,
): Promise<CartLine[]> {
  return describeLines(db, await findSavedLines(db, cartId), language, false);
}

/**
 * Moves a removed or saved line back into the cart.
 * @throws SavedLineNotFound, ProductNotFound, OutOfStock, CartFull, BelowMinimum; roll the transaction back then to
 * keep the line
 */
export async function restoreLine(
  trx: Database,
  cartId: string,
  { key, reason }: { key: string; reason: Reason },
  language: Language,
): Promise<void> {
  const line = await deleteSavedForLater(trx, cartId, key, reason);
  if (line === undefined) throw new SavedLineNotFound();
  await reinsertLine(trx, cartId, line, language);
}

export async function removeSavedLine(trx: Database, cartId: string, key: string): Promise<void> {
  if (!(await deleteSavedForLater(trx, cartId, key, 'saved'))) throw new SavedLineNotFound();
}
