import type { Dto } from '../contractTypes.ts';
import type { Filters } from './filters.ts';

/** Which part of the matches is asked for. */
export interface Page {
  filters: Filters;
  sort: Dto['SearchForm']['sort'];
  limit: number;
  offset: number;
}

/** Rows that are fetched from all over a table and sorted take so many times as long as rows of an index one after another. */
const COST_OF_GATHERING = 8;

/**
 * Whether a page is found soonest by gathering all that pass and sorting them; else by walking along the order, where every
 * so many rows one passes, until the page is full.
 */
export function isGathered({ offset, limit }: Page, passing: number, all: number): boolean {
  return passing * passing * COST_OF_GATHERING < (offset + limit) * all;
}
