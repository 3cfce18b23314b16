import type { ListBlogPostsApiArg, SearchProductsApiArg } from '../../api/endpoints.gen.ts';

/** The newest products, one row of them on a wide screen. */
export const newProductsArguments: SearchProductsApiArg = {
  searchForm: { sort: 'newest', limit: 6 },
};

/** The latest posts, so many that their slider has somewhere to go. */
export const blogTeaserArguments: ListBlogPostsApiArg = { limit: 6 };
