import type { SearchProductsApiArg } from '../../api/endpoints.gen.ts';

/** The newest products, one row of them on a wide screen. */
export const newProductsArguments: SearchProductsApiArg = {
  searchForm: { sort: 'newest', limit: 6 },
};
