import type { Card } from '../catalog/product.ts';
import { productIdOf } from '../catalog/productId.ts';
import { findCards } from '../catalog/productRepository.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { BelowMinimum, LineNotFound, OutOfStock, ProductNotFound } from './cartErrors.ts';
import {
  addUnits,
  deleteLine,
  findLinesByCart,
  updateQuantity,
  type StoredLine,
} from './cartRepository.ts';
import {
  checkOptions,
  nameOptions,
  type ChosenOptions,
  type NamedOption,
} from './chosenOptions.ts';

/** A line as the shopper sees it; prices are for one unit, options included. */
export interface CartLine {
  id: string;
  card: Card;
  options: NamedOption[];
  quantity: number;
  pricePaise: number;
  specialPaise: number | null;
  totalPaise: number;
}

/** What is to be added. */
export interface Addition {
  /** As the request has it. */
  productId: string;
  quantity: number;
  options: ChosenOptions;
}

function cartLine(line: StoredLine, card: Card): CartLine {
  const { named, surchargePaise } = nameOptions(card.options, line.options);
  const pricePaise = card.pricePaise + surchargePaise;
  const specialPaise = card.specialPaise === null ? null : card.specialPaise + surchargePaise;
  return {
    id: line.id,
    card,
    options: named,
    quantity: line.quantity,
    pricePaise,
    specialPaise,
    totalPaise: (specialPaise ?? pricePaise) * line.quantity,
  };
}

/** The lines of a cart, oldest first, with names in the language. */
export async function readCart(
  db: Database,
  cartId: string,
  language: Language,
): Promise<CartLine[]> {
  const lines = await findLinesByCart(db, cartId);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const cards = new Map((await findCards(db, ids, language)).map((card) => [card.id, card]));
  return lines.flatMap((line) => {
    const card = cards.get(line.productId);
    return card ? cartLine(line, card) : [];
  });
}

async function productFor(trx: Database, productId: string, language: Language): Promise<Card> {
  const id = productIdOf(productId);
  const [card] = id === undefined ? [] : await findCards(trx, [id], language);
  if (card === undefined) throw new ProductNotFound();
  return card;
}

/**
 * Adds units of a product, to the line with the same options where there is one.
 * @returns the number of units in the cart afterwards
 * @throws ProductNotFound, OptionsRefused, OutOfStock, BelowMinimum; nothing is added then
 */
export async function addToCart(
  trx: Database,
  cartId: string,
  { productId, quantity, options }: Addition,
  language: Language,
): Promise<number> {
  const card = await productFor(trx, productId, language);
  const line = { productId: card.id, quantity, options: checkOptions(card.options, options) };
  const { isAdded, ofProduct, inCart } = await addUnits(trx, cartId, line, card);
  if (isAdded) return inCart + quantity;
  if (ofProduct + quantity > card.stock) throw new OutOfStock(card.name, card.stock);
  throw new BelowMinimum(card.name, card.minimum);
}

async function lineOf(trx: Database, cartId: string, key: string) {
  const lines = await findLinesByCart(trx, cartId);
  const line = lines.find(({ id }) => id === key);
  if (line === undefined) throw new LineNotFound();
  return { line, lines };
}

/**
 * Sets the units of a line.
 * @throws LineNotFound, OutOfStock, BelowMinimum; nothing is changed then
 */
export async function editLine(
  trx: Database,
  cartId: string,
  { key, quantity }: { key: string; quantity: number },
  language: Language,
): Promise<void> {
  const { line, lines } = await lineOf(trx, cartId, key);
  const card = await productFor(trx, line.productId, language);
  const inOtherLines = lines
    .filter(({ id, productId }) => productId === line.productId && id !== line.id)
    .reduce((sum, other) => sum + other.quantity, 0);
  if (quantity + inOtherLines > card.stock) throw new OutOfStock(card.name, card.stock);
  if (quantity < card.minimum) throw new BelowMinimum(card.name, card.minimum);
  await updateQuantity(trx, line.id, quantity);
}

/** Takes a line out. @throws LineNotFound */
export async function removeLine(trx: Database, cartId: string, key: string): Promise<void> {
  const { line } = await lineOf(trx, cartId, key);
  await deleteLine(trx, line.id);
}
