import { isTooHeavy, unitsOfWeight } from '../../../contract/weight.ts';
import { OptionsRejection, OutOfStock } from '../../cart/cartErrors.ts';
import { describeChoice, productFor } from '../../cart/cartService.ts';
import { checkOptions, type ChosenOptions } from '../../cart/chosenOptions.ts';
import type { Card } from '../../catalog/product.ts';
import { RequestError } from '../../http/errors.ts';
import type { Database } from '../../db/schema.ts';
import { texts } from '../../texts.ts';
import { OrderConflict } from '../placing/orderConflict.ts';
import type { OrderLine } from '../reading/orderLine.ts';
import { findOrderLines, type StoredOrder, type StoredOrderLine } from '../reading/orderQueries.ts';
import { deleteLine, insertReplacement, updatePacked } from '../reading/orderRepository.ts';
import type { Taxation } from '../../tax/taxation.ts';
import { findProductTaxes, NO_TAX, type ProductTax } from '../../tax/taxRepository.ts';
import { giveStockBack, lockProducts, takeStock } from '../placing/stock.ts';

interface PackedLine {
  packedQuantity: number | null;
  /** Weight of goods sold by weight, which decides their packed quantity. Null if not weighed. */
  weighedGrams?: number | null;
  /** Null removes the existing replacement; undefined keeps it. */
  replacement?: { productId: string; quantity: number } | null | undefined;
}

export interface StoredPacking {
  packedQuantity: number | null;
  weighedGrams: number | null;
  replacement?: { productId: string | null; quantity: number } | null | undefined;
}

export interface PackLineInput extends PackedLine {
  /** Optimistic concurrency: the current quantity must be one of these. Undefined skips the check. */
  from?: readonly (number | null)[] | undefined;
  /** As `from`, for the current weight. */
  weightFrom?: readonly (number | null)[] | undefined;
  replacementFrom?: string | null | undefined;
}

function plainOptions({ options, variantValueIds }: Card): string {
  const chosen: ChosenOptions = {};
  for (const { id, values } of options) {
    const given = values
      .filter((value) => value.isDefault || variantValueIds?.includes(value.id))
      .map((value) => value.id);
    if (given.length > 0) chosen[id] = given;
  }
  try {
    return checkOptions(options, chosen);
  } catch (error) {
    if (error instanceof OptionsRejection) throw new OrderConflict('needsChoice');
    throw error;
  }
}

/** Returns the highest unit price at which a replacement costs no more than its line, tax included. */
function highestUnitMinor(
  line: StoredOrderLine,
  { percent }: ProductTax,
  { isIncluded }: Taxation,
): number {
  if (isIncluded || percent <= line.tax.percent) return line.unitMinor;
  // Rounding the taxes of two rates separately can add up to two minor units.
  return Math.max(1, Math.floor((line.unitMinor * (100 + line.tax.percent)) / (100 + percent)) - 2);
}

/**
 * Builds the order line of a replacement. Its unit price never exceeds that of the ordered product.
 * @throws OrderConflict if the replacement is not allowed
 */
async function replacementFor(
  trx: Database,
  { language, address, taxation }: StoredOrder,
  line: StoredOrderLine,
  { packedQuantity, replacement }: PackedLine,
): Promise<(OrderLine & { productId: string }) | undefined> {
  if (!replacement) return undefined;
  const { productId, quantity } = replacement;
  if (line.substitution === 'none') throw new OrderConflict('noReplacement');
  if (packedQuantity === null || packedQuantity + quantity > line.quantity)
    throw new OrderConflict('tooMany');
  if (productId === line.productId) throw new OrderConflict('sameProduct');
  const card = await productFor(trx, productId, language);
  const options = plainOptions(card);
  const { optionNames, unitMinor } = describeChoice(card, options);
  const taxes = await findProductTaxes(trx, [card.id], address);
  const tax = taxes.get(card.id) ?? NO_TAX;
  return {
    productId: card.id,
    handle: card.handle,
    name: card.name,
    picture: card.pictures[0] ?? null,
    options,
    optionNames,
    quantity,
    unitMinor: Math.min(unitMinor, highestUnitMinor(line, tax, taxation)),
    // Charge a replacement by the unit, because packers do not weigh it.
    stepGrams: null,
    substitution: 'none',
    isDiscounted: line.isDiscounted,
    tax,
  };
}

const isTooMuchBeside = (
  earlier: StoredOrderLine,
  line: StoredOrderLine,
  { packedQuantity }: PackedLine,
): boolean => packedQuantity === null || packedQuantity + earlier.quantity > line.quantity;

async function exchange(
  trx: Database,
  line: StoredOrderLine,
  earlier: StoredOrderLine | undefined,
  next: (OrderLine & { productId: string }) | undefined,
): Promise<void> {
  const reason = { reason: 'replacement', orderId: line.orderId } as const;
  await lockProducts(
    trx,
    [earlier?.productId, next?.productId].filter((id) => typeof id === 'string'),
  );
  if (earlier) {
    const { id, productId, quantity } = earlier;
    if (productId !== null) await giveStockBack(trx, [{ productId, quantity }], reason);
    await deleteLine(trx, id);
  }
  if (next === undefined) return;
  if (!(await takeStock(trx, [next], reason))) {
    const { stock } = await trx
      .selectFrom('product')
      .select('stock')
      .where('id', '=', next.productId)
      .executeTakeFirstOrThrow();
    throw new OutOfStock(next.name, stock, null);
  }
  await insertReplacement(trx, line, next);
}

function readPacked(
  { stepGrams, quantity }: StoredOrderLine,
  { weighedGrams = null, ...packed }: PackedLine,
): PackedLine & { weighedGrams: number | null } {
  if (weighedGrams === null) return { ...packed, weighedGrams };
  if (stepGrams === null) throw new OrderConflict('notByWeight');
  if (isTooHeavy(weighedGrams, stepGrams, quantity)) throw new OrderConflict('tooHeavy');
  return {
    ...packed,
    weighedGrams,
    packedQuantity: unitsOfWeight(weighedGrams, stepGrams, quantity),
  };
}

/**
 * Sets the packed quantity and replacement of a line in a locked order.
 *
 * Takes stock for replacements only, because ordered lines took theirs when the order was placed.
 * @throws RequestError 404 if there is no such line; OrderConflict; ProductNotFound; OutOfStock
 */
export async function packLine(
  trx: Database,
  order: StoredOrder,
  lineId: string,
  { from, weightFrom, replacementFrom, ...input }: PackLineInput,
): Promise<{ before: StoredPacking; after: StoredPacking; name: string }> {
  const lines = await findOrderLines(trx, order.id);
  const line = lines.find(({ id, replacesId }) => id === lineId && replacesId === null);
  if (line === undefined) throw new RequestError(404, texts.order.conflict.noLine);
  if (order.status !== 'placed') throw new OrderConflict('notPlaced');
  const packed = readPacked(line, input);
  const isKnown =
    (from?.includes(line.packedQuantity) ?? true) &&
    (weightFrom?.includes(line.weighedGrams) ?? true);
  // Accept a stale request if the line already has the requested quantity.
  const saysNoMore =
    packed.packedQuantity === line.packedQuantity &&
    packed.weighedGrams === line.weighedGrams &&
    packed.replacement === undefined;
  if (!isKnown && !saysNoMore) throw new OrderConflict('otherQuantity');
  if ((packed.packedQuantity ?? 0) > line.quantity) throw new OrderConflict('tooMany');
  const earlier = lines.find(({ replacesId }) => replacesId === lineId);
  const isOther = replacementFrom !== undefined && (earlier?.id ?? null) !== replacementFrom;
  const isGoneAlready = packed.replacement === null && earlier === undefined;
  if (isOther && !isGoneAlready) throw new OrderConflict('otherReplacement');
  if (packed.replacement === undefined) {
    if (earlier && isTooMuchBeside(earlier, line, packed)) throw new OrderConflict('isReplaced');
  } else await exchange(trx, line, earlier, await replacementFor(trx, order, line, packed));
  await updatePacked(trx, lineId, packed);
  const before: StoredPacking = {
    packedQuantity: line.packedQuantity,
    weighedGrams: line.weighedGrams,
    ...(earlier && {
      replacement: { productId: earlier.productId, quantity: earlier.quantity },
    }),
  };
  const after = { ...before, ...packed };
  return { before, after, name: line.name };
}
