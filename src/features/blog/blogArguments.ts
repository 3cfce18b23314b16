import type { GetBlogPostApiArg, ListBlogPostsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

/** One large post and a row of three. */
const PAGE_SIZE = 4;

/** Arguments of the query of /blog: page and tag that the location names; an invalid page counts as not named. */
export function blogArguments(search: string): ListBlogPostsApiArg & { readonly page: number } {
  const tag = new URLSearchParams(search).get('tag');
  return { page: pageNumber(search), limit: PAGE_SIZE, ...(tag ? { tag } : {}) };
}

/** Arguments of the query of a post's page. */
export function blogPostArguments({ handle = '' }: ScreenProps['params']): GetBlogPostApiArg {
  return { handle };
}
