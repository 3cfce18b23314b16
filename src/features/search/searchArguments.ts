import type { SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { pageForm } from '../listing/listArguments.ts';

/** The longest term that the contract takes. */
const LONGEST_TERM = 200;

/** The term a query string asks for, '' for none. */
export function searchTerm(search: string): string {
  return (new URLSearchParams(search).get('search') ?? '').trim().slice(0, LONGEST_TERM);
}

/** Arguments of the query of /search. */
export function searchArguments(search: string): SearchProductsApiArg {
  const term = searchTerm(search);
  return {
    searchForm: {
      ...pageForm(search),
      ...(term === '' ? {} : { search: term }),
    },
  };
}
