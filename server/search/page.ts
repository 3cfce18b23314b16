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
  /** Replaces `offset`. Only for lists without a search term. */
  cursor?: Cursor | undefined;
}

/** Relative cost of fetching scattered rows and sorting them, compared to consecutive index rows. */
const COST_OF_GATHERING = 8;

/**
 * Returns true if collecting and sorting all matching rows costs less than scanning the sort index for one page.
 * @param depth number of matching rows from the start or end of the list to the end of the page
 */
export function isGathered(depth: number, passing: number, all: number): boolean {
  return passing * passing * COST_OF_GATHERING < depth * all;
}
