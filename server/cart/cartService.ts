import type { Card } from '../catalog/product.ts';
import { productIdOf } from '../catalog/productId.ts';
import { findCardsOfAny } from '../catalog/productRepository.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import {
  BelowMinimum,
  CartFull,
  LineNotFound,
  OptionsRejection,
  OutOfStock,
  ProductNotFound,
} from './cartErrors.ts';
import {
  addQuantity,
  deleteLine,
  findLinesByCart,
  updateQuantity,
  type NewLine,
  type StoredLine,
} from './cartRepository.ts';
import type { CartLine } from './cartLine.ts';
import { texts } from '../texts.ts';
import {
  checkOptions,
  findVariant,
  isBuyable,
  nameOptions,
  type ChosenOptions,
} from './chosenOptions.ts';

/**
 * Maximum number of cart lines. Only a sign-in may exceed this limit: merging the visitor's cart must not lose
 * lines.
 */
const MOST_LINES = 200;

export interface Addition {
  productId: string;
  quantity: number;
  options: ChosenOptions;
}

export function describeChoice(
  card: Card,
  options: string,
): Pick<CartLine, 'optionNames' | 'priceMinor' | 'specialMinor' | 'unitMinor'> {
  const { optionNames, surchargeMinor } = nameOptions(card.options, options);
  const priceMinor = card.priceMinor + surchargeMinor;
  const specialMinor = card.specialMinor === null ? null : card.specialMinor + surchargeMinor;
  return { optionNames, priceMinor, specialMinor, unitMinor: specialMinor ?? priceMinor };
}

function quantitiesOf(lines: readonly StoredLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}

function cartLine(line: StoredLine, card: Card, inOtherLines: number): CartLine {
  const choice = describeChoice(card, line.options);
  const left = isBuyable(card, line.options) ? card.stock - inOtherLines : 0;
  return {
    ...line,
    ...choice,
    card,
    totalMinor: choice.unitMinor * line.quantity,
    available: left < card.minimum ? 0 : left,
  };
}

/**
 * Adds names, prices and availability to stored lines, in their order. Skips lines of missing products.
 * @param isShared true if the lines share the stock, as in a cart
 */
export async function describeLines(
  db: Database,
  lines: readonly StoredLine[],
  language: Language,
  isShared: boolean,
): Promise<CartLine[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const cards = new Map((await findCardsOfAny(db, ids, language)).map((card) => [card.id, card]));
  const quantities = quantitiesOf(lines);
  return lines.flatMap((line) => {
    const { productId, quantity } = line;
    const card = cards.get(productId);
    const inOtherLines = isShared ? (quantities.get(productId) ?? 0) - quantity : 0;
    return card ? cartLine(line, card, inOtherLines) : [];
  });
}

export async function readCart(
  db: Database,
  cartId: string,
  language: Language,
): Promise<CartLine[]> {
  return describeLines(db, await findLinesByCart(db, cartId), language, true);
}

export async function productFor(
  trx: Database,
  productId: string,
  language: Language,
): Promise<Card> {
  const id = productIdOf(productId);
  const [card] = id === undefined ? [] : await findCardsOfAny(trx, [id], language);
  if (card === undefined) throw new ProductNotFound();
  return card;
}

/** @throws OptionsRejection if the card has variants, or the choice lacks a value of the card's variant */
function demandBuyable(card: Card, chosen: string): void {
  if (isBuyable(card, chosen)) return;
  const choosing = card.options.filter(({ isVariant }) => isVariant);
  throw new OptionsRejection(new Map(choosing.map(({ id }) => [id, texts.option.notOffered])));
}

async function variantFor(
  trx: Database,
  product: Card,
  chosen: string,
  language: Language,
): Promise<Card> {
  const variant = findVariant(product, chosen);
  if (variant) return productFor(trx, variant.id, language);
  demandBuyable(product, chosen);
  return product;
}

async function putQuantity(
  trx: Database,
  cartId: string,
  line: NewLine,
  card: Card,
): Promise<number> {
  const { minimum, stock } = card;
  const bounds = { minimum, stock, lines: MOST_LINES };
  const { isAdded, isFull, ofProduct, inCart } = await addQuantity(trx, cartId, line, bounds);
  if (isAdded) return inCart + line.quantity;
  if (ofProduct + line.quantity > stock) throw new OutOfStock(card.name, stock, card.stepGrams);
  if (isFull) throw new CartFull(MOST_LINES);
  throw new BelowMinimum(card.name, minimum, card.stepGrams);
}

/**
 * Adds a quantity to an equal line or a new one.
 * @returns the quantity in the cart afterwards
 * @throws ProductNotFound, OptionsRejection, OutOfStock, CartFull, BelowMinimum; nothing is added then
 */
export async function addToCart(
  trx: Database,
  cartId: string,
  { productId, quantity, options }: Addition,
  language: Language,
): Promise<number> {
  const product = await productFor(trx, productId, language);
  if (!product.isForSale) throw new ProductNotFound();
  const chosen = checkOptions(product.options, options);
  const card = await variantFor(trx, product, chosen, language);
  const { unitMinor: addedMinor } = describeChoice(card, chosen);
  const line = { productId: card.id, quantity, options: chosen, addedMinor };
  return putQuantity(trx, cartId, line, card);
}

/**
 * Puts a saved or removed line back into the cart with its id and former price. If the cart has an equal line, adds
 * the quantity to it.
 * @throws ProductNotFound, OptionsRejection, OutOfStock, CartFull, BelowMinimum; nothing is added then
 */
export async function reinsertLine(
  trx: Database,
  cartId: string,
  line: StoredLine,
  language: Language,
): Promise<void> {
  const card = await productFor(trx, line.productId, language);
  demandBuyable(card, line.options);
  await putQuantity(trx, cartId, line, card);
}

async function lineOf(trx: Database, cartId: string, key: string) {
  const lines = await findLinesByCart(trx, cartId);
  const line = lines.find(({ id }) => id === key);
  if (line === undefined) throw new LineNotFound();
  return { line, lines };
}

/**
 * Sets the quantity of a line and accepts its current price.
 * @throws LineNotFound, OptionsRejection, OutOfStock, BelowMinimum; nothing is changed then
 */
export async function editLine(
  trx: Database,
  cartId: string,
  { key, quantity }: { key: string; quantity: number },
  language: Language,
): Promise<void> {
  const { line, lines } = await lineOf(trx, cartId, key);
  const card = await productFor(trx, line.productId, language);
  demandBuyable(card, line.options);
  const inOtherLines = (quantitiesOf(lines).get(line.productId) ?? 0) - line.quantity;
  if (quantity + inOtherLines > card.stock)
    throw new OutOfStock(card.name, card.stock, card.stepGrams);
  if (quantity < card.minimum) throw new BelowMinimum(card.name, card.minimum, card.stepGrams);
  const { unitMinor: addedMinor } = describeChoice(card, line.options);
  await updateQuantity(trx, line.id, { quantity, addedMinor });
}

export async function extractLine(trx: Database, cartId: string, key: string): Promise<StoredLine> {
  const { line } = await lineOf(trx, cartId, key);
  await deleteLine(trx, line.id);
  return line;
}
