import type { ListBlogPostsApiArg, SearchProductsApiArg } from '../../api/endpoints.gen.ts';

export const newProductsArguments: SearchProductsApiArg = {
  searchForm: { sort: 'newest', limit: 6 },
};

/** Enough posts for the slider to scroll. */
export const blogTeaserArguments: ListBlogPostsApiArg = { limit: 6 };
