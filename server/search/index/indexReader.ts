/** Reads searches from the index in memory, as searchRepository.ts does from the database. */
import type { TypedFastBitSet } from 'typedfastbitset';
import type { Database } from '../../db/schema.ts';
import type { MatchCounts, MatchGroup } from '../facets.ts';
import type { Filters } from '../filters.ts';
import { readCollections } from '../matchCounts.ts';
import type { Page } from '../page.ts';
import { findMatches, type Match, type Passing, type Tier } from '../searchRepository.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { listOrder, slicedInOrder, tierOrder } from './orders.ts';

function rangeOf({ minPaise = 0, maxPaise = Infinity }: Filters) {
  return (paise: number) => paise >= minPaise && paise <= maxPaise;
}

/** Documents by what filters tell apart: their kind, and whether their price is in the range asked for. */
function groupsOf(index: DocumentIndex, slots: TypedFastBitSet, filters: Filters): MatchGroup[] {
  const isInRange = rangeOf(filters);
  const { kinds, kind, paidPaise } = index;
  const groups: (MatchGroup | undefined)[] = [];
  slots.forEach((slot) => {
    const paise = paidPaise(slot);
    const inRange = isInRange(paise);
    const number = kind(slot) * 2 + (inRange ? 1 : 0);
    const group = groups[number];
    if (group) {
      group.count += 1;
      if (paise < group.min_paise) group.min_paise = paise;
      if (paise > group.max_paise) group.max_paise = paise;
      return;
    }
    const { collectionId = '', traits = 0 } = kinds[kind(slot)] ?? {};
    groups[number] = {
      collection_id: collectionId,
      traits,
      in_range: inRange,
      count: 1,
      min_paise: paise,
      max_paise: paise,
    };
  });
  return groups.filter((group) => group !== undefined);
}

/** Those of the slots whose documents pass the filters, ascending. */
function passingSlots(
  index: DocumentIndex,
  slots: TypedFastBitSet,
  filters: Filters,
  { groups }: Passing,
): Uint32Array {
  const isInRange = rangeOf(filters);
  const passing = new Set(groups.map((group) => `${group.collection_id} ${group.traits}`));
  const isPassing = Uint8Array.from(index.kinds, ({ collectionId, traits }) =>
    Number(passing.has(`${collectionId} ${traits}`)),
  );
  const { kind, paidPaise } = index;
  const found = new Uint32Array(slots.size());
  let count = 0;
  slots.forEach((slot) => {
    if (!isPassing[kind(slot)] || !isInRange(paidPaise(slot))) return;
    found[count] = slot;
    count += 1;
  });
  return found.subarray(0, count);
}

const idsOf = (index: DocumentIndex, slots: readonly number[]) =>
  slots.map((slot) => String(index.productId(slot)));

/** A page of all products that pass, in an order that the index knows. */
export function browseIndex(
  index: DocumentIndex,
  { filters, sort, offset, limit }: Page & { sort: Exclude<Page['sort'], 'name'> },
  passing: Passing,
  language: string,
): string[] {
  const slots = passingSlots(index, index.all(language), filters, passing);
  const order = listOrder(index, sort);
  return idsOf(index, slicedInOrder(slots, order, offset, offset + limit));
}

/** Removes the names that hold the words one after another, or the others. */
function narrowToPhrase(
  index: DocumentIndex,
  slots: TypedFastBitSet,
  { words, isHeld }: NonNullable<Tier['phrase']>,
  language: string,
): void {
  if (!words.includes(' ')) {
    const named = index.find({ token: `=${words}` }, language);
    if (isHeld) slots.intersection(named);
    else slots.difference(named);
    return;
  }
  for (const slot of slots.array()) {
    if (` ${index.name(slot)} `.includes(` ${words} `) !== isHeld) slots.remove(slot);
  }
}

function slotsOfTier(
  index: DocumentIndex,
  { query, except, phrase }: Tier,
  language: string,
): TypedFastBitSet {
  const slots = index.find(query, language);
  if (except) slots.difference(index.find(except, language));
  if (phrase) narrowToPhrase(index, slots, phrase, language);
  return slots;
}

/** A page of the best matches, tier by tier until it is full. */
function rankedPage(
  index: DocumentIndex,
  { tiers }: Match,
  { filters, offset, limit }: Page,
  passing: Passing,
  language: string,
): string[] {
  const page: number[] = [];
  let skipped = 0;
  for (const tier of tiers) {
    const slots = passingSlots(index, slotsOfTier(index, tier, language), filters, passing);
    const start = Math.max(offset - skipped, 0);
    if (start < slots.length) {
      const end = start + limit - page.length;
      page.push(...slicedInOrder(slots, tierOrder(index, tier.order), start, end));
    }
    skipped += slots.length;
    if (page.length === limit) break;
  }
  return idsOf(index, page);
}

/** What all matches are counted by. */
export async function countInIndex(
  index: DocumentIndex,
  db: Database,
  { query }: Match,
  filters: Filters,
  language: string,
): Promise<MatchCounts> {
  const groups = groupsOf(index, index.find(query, language), filters);
  const ids = [...new Set(groups.map((group) => group.collection_id))];
  return { groups, collections: ids.length === 0 ? [] : await readCollections(db, ids, language) };
}

/** Ids of one page of the matches that pass, best first if it is not said otherwise. */
export async function findInIndex(
  index: DocumentIndex,
  db: Database,
  match: Match,
  page: Page,
  passing: Passing,
  language: string,
): Promise<string[]> {
  const { sort, filters, offset, limit } = page;
  if (sort === 'name') return findMatches(db, match, page, passing, language);
  if (sort === 'relevance') return rankedPage(index, match, page, passing, language);
  const slots = passingSlots(index, index.find(match.query, language), filters, passing);
  return idsOf(index, slicedInOrder(slots, listOrder(index, sort), offset, offset + limit));
}
