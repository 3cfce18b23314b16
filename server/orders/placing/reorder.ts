import { sql } from 'kysely';
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

export interface Reordered {
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

/** Converts the ordered weight to units, because a unit's weight may have changed since. */
function unitsNow({ productId, quantity, stepGrams }: OrderLine, steps: Steps): number {
  if (stepGrams === null) return quantity;
  return Math.ceil((quantity * stepGrams) / (steps.get(productId) ?? stepGrams));
}

/** Grams per unit by product id, for goods sold by weight. */
type Steps = ReadonlyMap<string | null, number>;

async function findSteps(trx: Database, lines: readonly OrderLine[]): Promise<Steps> {
  const ids = lines.flatMap(({ productId, stepGrams }) =>
    stepGrams === null ? [] : (productId ?? []),
  );
  const { rows } = await sql<{ id: string; step: number | null }>`
    SELECT id, weight_step(product) AS step FROM product WHERE id = ANY (${ids}::bigint[])`.execute(
    trx,
  );
  return new Map(rows.flatMap(({ id, step }) => (step === null ? [] : [[id, step] as const])));
}

/**
 * Adds an order line to the cart, or as much of it as is available.
 * @returns the reason if the line was not added in full
 */
async function addLine(
  trx: Database,
  cartId: string,
  line: OrderLine,
  steps: Steps,
  language: Language,
): Promise<string | undefined> {
  const { productId, name, options } = line;
  if (productId === null) return fill(texts.order.gone, { product: name })[language];
  const quantity = unitsNow(line, steps);
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
    // A rejected add changes nothing, so the transaction can continue.
    if (error instanceof OutOfStock) {
      const left = error.left - (await quantityInCart(trx, cartId, productId));
      if (left > 0 && left < quantity) await addRest(() => add(left));
    }
    return textOf(error, name, language);
  }
}

/** Tries to add the remaining stock, which may be below the minimum quantity. */
async function addRest(add: () => Promise<number>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof ShopperError)) throw error;
  }
}

/**
 * Adds an order's available products to the cart.
 * @throws OrderRejection if none is available
 */
export async function reorder(
  trx: Database,
  cartId: string,
  orderId: string,
  language: Language,
): Promise<Reordered> {
  const before = await quantityInCart(trx, cartId);
  const missing: Reordered['missing'] = [];
  const lines = await findOrderLines(trx, orderId);
  const steps = await findSteps(trx, lines);
  for (const line of lines) {
    if (line.replacesId !== null) continue;
    const text = await addLine(trx, cartId, line, steps, language);
    if (text !== undefined) missing.push({ name: line.name, text });
  }
  const count = await quantityInCart(trx, cartId);
  if (count === before) throw new OrderRejection('nothingLeft');
  return { count, missing };
}
