import type { GetBlogPostApiArg, ListBlogPostsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import type { ScreenProps } from '../ui/screenProps.ts';

const PAGE_SIZE = 4;

export function blogArguments(search: string): ListBlogPostsApiArg & { readonly page: number } {
  const tag = new URLSearchParams(search).get('tag');
  return { page: pageNumber(search), limit: PAGE_SIZE, ...(tag ? { tag } : {}) };
}

export function blogPostArguments({ handle = '' }: ScreenProps['params']): GetBlogPostApiArg {
  return { handle };
}
