/** The blog and the information pages, whose texts the backend holds. */
import { api } from '../api/api.ts';
import type { Picture } from '../api/endpoints.gen.ts';
import { loadable } from '../components/loadable.tsx';
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
import { AHEAD, type PageMeta, type PageRoute } from '../router/pageRoute.ts';

type Params = ScreenProps['params'];

const { getContentPage, listBlogPosts, getBlogPost } = api.endpoints;

const pictureUrl = (picture: Picture | undefined) => picture && pictureSources(picture).src;

function pageOf(state: RootState, params: Params) {
  return getContentPage.select(contentArguments(params))(state).data || undefined;
}

function postOf(state: RootState, params: Params) {
  return getBlogPost.select(blogPostArguments(params))(state).data || undefined;
}

/** The list shown, and the tag that it is narrowed to. */
function listOf(state: RootState) {
  const argument = blogArguments(selectLocation(state).search);
  const list = listBlogPosts.select(argument)(state).data || undefined;
  return {
    list,
    wanted: argument.tag,
    tag: list?.tags.find(({ handle }) => handle === argument.tag),
  };
}

function contentMeta(state: RootState, params: Params): PageMeta {
  const page = pageOf(state, params);
  return {
    title: page?.title,
    description: page?.meta_description || page?.lead,
    keywords: page?.meta_keyword,
    image: pictureUrl(page?.picture),
  };
}

const contentPage = {
  chunk: 'content',
  queries: (params: Params) => [
    (dispatch) => dispatch(getContentPage.initiate(contentArguments(params), AHEAD)),
  ],
  meta: contentMeta,
} satisfies Partial<PageRoute>;

export const contentRoutes: readonly PageRoute[] = [
  {
    path: BLOG_PATH,
    chunk: 'blog',
    titleId: 'blog.title',
    descriptionId: 'blog.lead',
    keywordsId: 'blog.keywords',
    ownQuery: ['tag', 'page'],
    screen: loadable(
      () => import(/* webpackChunkName: "blog" */ '../features/blog/BlogScreen.tsx'),
      'BlogScreen',
    ),
    queries: (_params, search) => [
      (dispatch) => dispatch(listBlogPosts.initiate(blogArguments(search), AHEAD)),
    ],
    meta: (state) => {
      const { tag } = listOf(state);
      return tag ? { titleMessage: { id: 'blog.tagTitle', values: { tag: tag.name } } } : {};
    },
    isMissing: (state) => {
      const { list, wanted, tag } = listOf(state);
      return list !== undefined && wanted !== undefined && !tag;
    },
  },
  {
    path: `${BLOG_PATH}/:handle`,
    chunk: 'blog-post',
    screen: loadable(
      () => import(/* webpackChunkName: "blog-post" */ '../features/blog/BlogPostScreen.tsx'),
      'BlogPostScreen',
    ),
    queries: (params) => [
      (dispatch) => dispatch(getBlogPost.initiate(blogPostArguments(params), AHEAD)),
    ],
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
  },
  {
    ...contentPage,
    path: '/info/contact',
    chunk: 'contact',
    titleId: 'contact.title',
    screen: loadable(
      () => import(/* webpackChunkName: "contact" */ '../features/content/ContactScreen.tsx'),
      'ContactScreen',
    ),
    queries: () => contentPage.queries(CONTACT_PAGE),
    meta: (state) => contentMeta(state, CONTACT_PAGE),
  },
  {
    ...contentPage,
    path: '/info/comingsoon',
    chunk: 'coming-soon',
    titleId: 'content.comingSoon.title',
    robots: 'follow,noindex',
    isBare: true,
    screen: loadable(
      () =>
        import(/* webpackChunkName: "coming-soon" */ '../features/content/ComingSoonScreen.tsx'),
      'ComingSoonScreen',
    ),
    queries: () => contentPage.queries(COMING_SOON_PAGE),
    meta: (state) => contentMeta(state, COMING_SOON_PAGE),
  },
  {
    ...contentPage,
    path: '/info/:handle',
    screen: loadable(
      () => import(/* webpackChunkName: "content" */ '../features/content/ContentScreen.tsx'),
      'ContentScreen',
    ),
    isMissing: (state, params) => Boolean(pageOf(state, params)?.error),
  },
];
