import type { Dto } from '../http/contractTypes.ts';
import type { Filters } from './filters.ts';

/** A product that a page begins behind or, read backward, ends before. */
export interface Cursor {
  productId: string;
  isBackward: boolean;
}

/** Which part of the matches is asked for. */
export interface Page {
  filters: Filters;
  sort: Dto['SearchForm']['sort'];
  limit: number;
  offset: number;
  /** Where it is in place of `offset`, among products without a term. */
  cursor?: Cursor | undefined;
}

/** Rows that are fetched from all over a table and sorted take so many times as long as rows of an index one after another. */
const COST_OF_GATHERING = 8;

/**
 * Whether a page is found soonest by gathering all that pass and sorting them; else by walking along the order, where every
 * so many rows one passes, until the page is full.
 * @param depth how many that pass lie between an end of the order and the end of the page
 */
export function isGathered(depth: number, passing: number, all: number): boolean {
  return passing * passing * COST_OF_GATHERING < depth * all;
}
