import type { Dto } from '../http/contractTypes.ts';
import type { Filters } from './filters.ts';

export interface Cursor {
  productId: string;
  isBackward: boolean;
}

export interface Page {
  filters: Filters;
  sort: Dto['SearchForm']['sort'];
  limit: number;
  offset: number;
  /** Replaces `offset`; only for lists without a term. */
  cursor?: Cursor | undefined;
}

/** Relative cost of fetching scattered rows and sorting them, compared to consecutive index rows. */
const COST_OF_GATHERING = 8;

/**
 * True if collecting and sorting all passing rows costs less than walking the sort index until the page is full.
 * @param depth number of passing rows from an end of the order to the end of the page
 */
export function isGathered(depth: number, passing: number, all: number): boolean {
  return passing * passing * COST_OF_GATHERING < depth * all;
}
