import { api } from '../api/api.ts';
import type { Picture } from '../api/endpoints.gen.ts';
import { blogArguments, blogPostArguments } from '../features/blog/blogArguments.ts';
import {
  COMING_SOON_PAGE,
  CONTACT_PAGE,
  contentArguments,
} from '../features/content/contentArguments.ts';
import { selectLocation } from '../features/ui/locationSlice.ts';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import { BLOG_PATH } from '../lib/paths.ts';
import { pictureSources } from '../lib/pictureSources.ts';
import type { RootState } from '../store/makeStore.ts';
import { robotsOfList } from './robotsOfList.ts';
import { PREFETCH_OPTIONS, type PageMeta, type PageRoute } from '../router/pageRoute.ts';
import { page } from './page.ts';

type Params = ScreenProps['params'];

const { getContentPage, listBlogPosts, getBlogPost } = api.endpoints;

const pictureUrl = (picture: Picture | undefined) => picture && pictureSources(picture).src;

function contentOf(state: RootState, params: Params) {
  return getContentPage.select(contentArguments(params))(state).data;
}

function postOf(state: RootState, params: Params) {
  return getBlogPost.select(blogPostArguments(params))(state).data;
}

function listOf(state: RootState) {
  const argument = blogArguments(selectLocation(state).search);
  const list = listBlogPosts.select(argument)(state).data;
  return {
    list,
    wanted: argument.tag,
    tag: list?.tags.find(({ handle }) => handle === argument.tag),
  };
}

function contentMeta(state: RootState, params: Params): PageMeta {
  const content = contentOf(state, params);
  return {
    title: content?.title,
    description: content?.meta_description || content?.lead,
    keywords: content?.meta_keyword,
    image: pictureUrl(content?.picture),
  };
}

const contentQueries = (params: Params) => [
  getContentPage.initiate(contentArguments(params), PREFETCH_OPTIONS),
];

const ownPage = (params: Params) => ({
  queries: () => contentQueries(params),
  meta: (state: RootState) => contentMeta(state, params),
});

export const contentRoutes: readonly PageRoute[] = [
  page(BLOG_PATH, 'blog', 'BlogScreen', {
    titleId: 'blog.title',
    descriptionId: 'blog.lead',
    keywordsId: 'blog.keywords',
    ownQuery: ['tag', 'page'],
    queries: (_params, search) => [listBlogPosts.initiate(blogArguments(search), PREFETCH_OPTIONS)],
    meta: (state) => {
      const { tag, list } = listOf(state);
      return {
        ...(tag && { titleMessage: { id: 'blog.tagTitle', values: { tag: tag.name } } }),
        ...robotsOfList(list?.posts, list?.total),
      };
    },
    isMissing: (state) => {
      const { list, wanted, tag } = listOf(state);
      return list !== undefined && wanted !== undefined && !tag;
    },
  }),
  page(`${BLOG_PATH}/:handle`, 'blog-post', 'BlogPostScreen', {
    queries: (params) => [getBlogPost.initiate(blogPostArguments(params), PREFETCH_OPTIONS)],
    meta: (state, params) => {
      const post = postOf(state, params);
      return {
        title: post?.title,
        description: post?.summary,
        keywords: post?.keywords,
        image: pictureUrl(post?.picture),
      };
    },
    isMissing: (state, params) => Boolean(postOf(state, params)?.error),
  }),
  page('/info/contact', 'contact', 'ContactScreen', {
    ...ownPage(CONTACT_PAGE),
    titleId: 'contact.title',
  }),
  page('/info/comingsoon', 'coming-soon', 'ComingSoonScreen', {
    ...ownPage(COMING_SOON_PAGE),
    titleId: 'content.comingSoon.title',
    robots: 'follow,noindex',
    isBare: true,
  }),
  page('/info/:handle', 'content', 'ContentScreen', {
    queries: contentQueries,
    meta: contentMeta,
    isMissing: (state, params) => Boolean(contentOf(state, params)?.error),
  }),
];
