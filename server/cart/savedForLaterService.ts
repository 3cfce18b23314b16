import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { SavedLineNotFound } from './cartErrors.ts';
import { describeLines, putLineBack, takeLine } from './cartService.ts';
import type { CartLine } from './cartLine.ts';
import {
  deleteSavedForLater,
  deleteOldRemovedLines,
  findSavedLines,
  insertSavedForLater,
  type Reason,
} from './savedForLaterRepository.ts';

/** Takes a line out of the cart; for an hour it can be put back. @throws LineNotFound */
export async function removeLine(trx: Database, cartId: string, key: string): Promise<void> {
  await deleteOldRemovedLines(trx, cartId);
  await insertSavedForLater(trx, cartId, await takeLine(trx, cartId, key), 'removed');
}

/** Moves a line of the cart to what is saved for later. @throws LineNotFound */
export async function saveLine(trx: Database, cartId: string, key: string): Promise<void> {
  await insertSavedForLater(trx, cartId, await takeLine(trx, cartId, key), 'saved');
}

/** What is saved for later, the latest first, with names in the language. */
export async function readSavedLines(
  db: Database,
  cartId: string,
  language: Language,
): Promise<CartLine[]> {
  return describeLines(db, await findSavedLines(db, cartId), language, false);
}

/**
 * Moves a line that left the cart for that reason back into the cart.
 * @throws SavedLineNotFound, ProductNotFound, OutOfStock, CartFull, BelowMinimum; the line stays where it is then
 */
export async function restoreLine(
  trx: Database,
  cartId: string,
  { key, reason }: { key: string; reason: Reason },
  language: Language,
): Promise<void> {
  const line = await deleteSavedForLater(trx, cartId, key, reason);
  if (line === undefined) throw new SavedLineNotFound();
  await putLineBack(trx, cartId, line, language);
}

/** Takes a line out of what is saved for later. @throws SavedLineNotFound */
export async function removeSavedLine(trx: Database, cartId: string, key: string): Promise<void> {
  if (!(await deleteSavedForLater(trx, cartId, key, 'saved'))) throw new SavedLineNotFound();
}
