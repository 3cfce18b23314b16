import type { GetBlogPostApiArg, ListBlogPostsApiArg } from '../../api/endpoints.gen.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

/** One large post and a row of three. */
const PAGE_SIZE = 4;
const LAST_PAGE = 100_000;

/** Arguments of the query of /blog: page and tag that the location names; an invalid page counts as not named. */
export function blogArguments(search: string): ListBlogPostsApiArg & { readonly page: number } {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  const tag = parameters.get('tag');
  return { page: isPage ? page : 1, limit: PAGE_SIZE, ...(tag ? { tag } : {}) };
}

/** Arguments of the query of a post's page. */
export function blogPostArguments({ handle = '' }: ScreenProps['params']): GetBlogPostApiArg {
  return { handle };
}
