import { addToCart } from '../../cart/cartService.ts';
import { OptionsRejection, OutOfStock } from '../../cart/cartErrors.ts';
import { findLinesByCart } from '../../cart/cartRepository.ts';
import type { ChosenOptions } from '../../cart/chosenOptions.ts';
import type { Database } from '../../db/schema.ts';
import { ShopperError } from '../../http/errors.ts';
import type { Language } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import type { OrderLine } from '../reading/orderLine.ts';
import { findOrderLines } from '../reading/orderQueries.ts';
import { OrderRejection } from '../reading/orderRejection.ts';

/** What came of ordering again. */
export interface Reordered {
  /** Quantity in the cart afterwards. */
  count: number;
  missing: { name: string; text: string }[];
}

function textOf(error: ShopperError, name: string, language: Language): string {
  const text =
    error instanceof OptionsRejection
      ? fill(texts.order.optionsGone, { product: name })[language]
      : error.errorIn(language);
  return typeof text === 'string' ? text : fill(texts.order.gone, { product: name })[language];
}

async function quantityInCart(trx: Database, cartId: string, productId?: string): Promise<number> {
  return (await findLinesByCart(trx, cartId))
    .filter((line) => productId === undefined || line.productId === productId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Adds a line as far as it goes. @returns why it is not in the cart in full, undefined where it is */
async function addLine(
  trx: Database,
  cartId: string,
  { productId, name, options, quantity }: OrderLine,
  language: Language,
): Promise<string | undefined> {
  if (productId === null) return fill(texts.order.gone, { product: name })[language];
  const add = (wanted: number) =>
    addToCart(
      trx,
      cartId,
      { productId, quantity: wanted, options: JSON.parse(options) as ChosenOptions },
      language,
    );
  try {
    await add(quantity);
    return undefined;
  } catch (error) {
    if (!(error instanceof ShopperError)) throw error;
    // Its adds change nothing when they are rejected, so that the transaction goes on.
    if (error instanceof OutOfStock) {
      const left = error.left - (await quantityInCart(trx, cartId, productId));
      if (left > 0 && left < quantity) await addRest(() => add(left));
    }
    return textOf(error, name, language);
  }
}

/** Fewer than wanted may be fewer than are sold at a time. */
async function addRest(add: () => Promise<number>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof ShopperError)) throw error;
  }
}

/**
 * Puts what an order had into the cart, as far as it can be had.
 * @throws OrderRejection where nothing of it can
 */
export async function reorder(
  trx: Database,
  cartId: string,
  orderId: string,
  language: Language,
): Promise<Reordered> {
  const before = await quantityInCart(trx, cartId);
  const missing: Reordered['missing'] = [];
  for (const line of await findOrderLines(trx, orderId)) {
    if (line.replacesId !== null) continue;
    const text = await addLine(trx, cartId, line, language);
    if (text !== undefined) missing.push({ name: line.name, text });
  }
  const count = await quantityInCart(trx, cartId);
  if (count === before) throw new OrderRejection('nothingLeft');
  return { count, missing };
}
