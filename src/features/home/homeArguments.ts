import type { SearchProductsApiArg } from '../../api/endpoints.gen.ts';

/** The newest products, one full grid of them. */
export const newProductsArguments: SearchProductsApiArg = {
  searchForm: { sort: 'newest', limit: 8 },
};
