/** All documents of the search in memory: what filters, counts and orders read of each, and which hold a word. */
import { TypedFastBitSet } from 'typedfastbitset';
import type { Query } from '../query.ts';
import { createWordIndex } from './wordIndex.ts';

/** A document as the database has it, with what lists of its product are sorted by. */
export interface IndexedDocument {
  productId: number;
  collectionId: string;
  traits: number;
  paidPaise: number;
  popularity: number;
  /** From 0 to 5, one decimal. */
  rating: number;
  reviewCount: number;
  /** Microseconds, Unix time. */
  createdAt: number;
  /** Words of `search_text`, joined by single spaces. */
  name: string;
  tokens: readonly string[];
  /** For whom it is the product's text. */
  languages: readonly string[];
}

/** Products that no filter but a range of prices tells apart. */
interface Kind {
  collectionId: string;
  traits: number;
}

type Column = (slot: number) => number;

export interface DocumentIndex {
  /** Adds a document. */
  add(document: IndexedDocument): void;
  /** Removes the documents of a product. */
  remove(productId: number): void;
  /** The slots of the documents in a language that a query holds for, in a set of the caller's own. */
  find(query: Query, language: string): TypedFastBitSet;
  /** The slots of all documents in a language, in a set of the caller's own. */
  all(language: string): TypedFastBitSet;
  readonly kinds: readonly Kind[];
  /** Number of the document's kind in `kinds`. */
  readonly kind: Column;
  readonly productId: Column;
  readonly paidPaise: Column;
  readonly popularity: Column;
  readonly rating: Column;
  readonly reviewCount: Column;
  readonly createdAt: Column;
  /** Words of its name. */
  readonly wordCount: Column;
  readonly name: (slot: number) => string;
  /** How many slots are in use, and how many are left over from documents that were removed. */
  counts(): { used: number; left: number };
}

interface Columns {
  kind: Uint32Array;
  paidPaise: Float64Array;
  popularity: Int32Array;
  reviewCount: Int32Array;
  rating: Float32Array;
  productId: Float64Array;
  createdAt: Float64Array;
  wordCount: Uint16Array;
}

function columnsOf(capacity: number): Columns {
  return {
    kind: new Uint32Array(capacity),
    paidPaise: new Float64Array(capacity),
    popularity: new Int32Array(capacity),
    reviewCount: new Int32Array(capacity),
    rating: new Float32Array(capacity),
    productId: new Float64Array(capacity),
    createdAt: new Float64Array(capacity),
    wordCount: new Uint16Array(capacity),
  };
}

/** An empty index. A document never changes its slot, and a changed one is another document. */
export function createDocumentIndex(): DocumentIndex {
  const words = createWordIndex();
  const serving = new Map<string, TypedFastBitSet>();
  const slotsOfProduct = new Map<number, number[]>();
  const kinds: Kind[] = [];
  const kindNumbers = new Map<string, number>();
  const names: string[] = [];
  let columns = columnsOf(1024);
  let left = 0;

  function servingSlots(language: string): TypedFastBitSet {
    const known = serving.get(language);
    if (known) return known;
    const slots = new TypedFastBitSet();
    serving.set(language, slots);
    return slots;
  }

  function reserve(slot: number): void {
    if (slot < columns.kind.length) return;
    const wider = columnsOf(slot * 2);
    for (const name of Object.keys(columns) as (keyof Columns)[]) wider[name].set(columns[name]);
    columns = wider;
  }

  function numberOf(collectionId: string, traits: number): number {
    const key = `${collectionId} ${traits}`;
    const known = kindNumbers.get(key);
    if (known !== undefined) return known;
    kindNumbers.set(key, kinds.length);
    return kinds.push({ collectionId, traits }) - 1;
  }

  return {
    add: (document) => {
      const slot = names.push(document.name) - 1;
      reserve(slot);
      columns.kind[slot] = numberOf(document.collectionId, document.traits);
      columns.paidPaise[slot] = document.paidPaise;
      columns.popularity[slot] = document.popularity;
      columns.reviewCount[slot] = document.reviewCount;
      columns.rating[slot] = document.rating;
      columns.productId[slot] = document.productId;
      columns.createdAt[slot] = document.createdAt;
      columns.wordCount[slot] = document.name.split(' ').length;
      words.add(slot, document.tokens);
      for (const language of document.languages) servingSlots(language).add(slot);
      const slots = slotsOfProduct.get(document.productId);
      if (slots) slots.push(slot);
      else slotsOfProduct.set(document.productId, [slot]);
    },
    remove: (productId) => {
      const slots = slotsOfProduct.get(productId) ?? [];
      for (const served of serving.values()) slots.forEach((slot) => served.remove(slot));
      left += slots.length;
      slotsOfProduct.delete(productId);
    },
    find: (query, language) => words.find(query).intersection(servingSlots(language)),
    all: (language) => servingSlots(language).clone(),
    kinds,
    kind: (slot) => columns.kind[slot] ?? 0,
    productId: (slot) => columns.productId[slot] ?? 0,
    paidPaise: (slot) => columns.paidPaise[slot] ?? 0,
    popularity: (slot) => columns.popularity[slot] ?? 0,
    rating: (slot) => columns.rating[slot] ?? 0,
    reviewCount: (slot) => columns.reviewCount[slot] ?? 0,
    createdAt: (slot) => columns.createdAt[slot] ?? 0,
    wordCount: (slot) => columns.wordCount[slot] ?? 0,
    name: (slot) => names[slot] ?? '',
    counts: () => ({ used: names.length - left, left }),
  };
}
