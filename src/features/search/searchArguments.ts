import type { SearchProductsApiArg } from '../../api/endpoints.gen.ts';
import { pageForm } from '../listing/listArguments.ts';
import { termOf } from './termOf.ts';

export function searchTerm(search: string): string {
  return termOf(new URLSearchParams(search).get('search') ?? '');
}

export function searchArguments(search: string): SearchProductsApiArg {
  const term = searchTerm(search);
  return {
    searchForm: {
      ...pageForm(search),
      ...(term === '' ? {} : { search: term }),
    },
  };
}
