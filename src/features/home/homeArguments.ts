import type { ListBlogPostsApiArg, SearchProductsApiArg } from '../../api/endpoints.gen.ts';

export const newProductsArguments: SearchProductsApiArg = {
  searchForm: { sort: 'newest', limit: 6 },
};

/** Query of the blog teaser, with enough posts for the slider to scroll. */
export const blogTeaserArguments: ListBlogPostsApiArg = { limit: 6 };
