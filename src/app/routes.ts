/**
 * Every page of the shop: its path, its code, the data it needs and what it says of itself. Besides the paths
 * that are required there are all reviews of a product (/shop/{handle}/reviews) and /compare.
 * The browser fetches the code of the pages that most go to ahead, when it has nothing else to do.
 */
import { api } from '../api/api.ts';
import { loadable } from '../components/loadable.tsx';
import { listArguments } from '../features/listing/listArguments.ts';
import { productArguments } from '../features/product/productArguments.ts';
import { relatedArguments } from '../features/product/relatedArguments.ts';
import {
  allReviewsArguments,
  productReviewsArguments,
} from '../features/reviews/reviewArguments.ts';
import { blogTeaserArguments, newProductsArguments } from '../features/home/homeArguments.ts';
import { searchArguments } from '../features/search/searchArguments.ts';
import { selectShowsRatings } from '../features/shop/configSelector.ts';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import { COMPARE_PATH, productPath } from '../lib/paths.ts';
import type { RootState } from '../store/makeStore.ts';
import { OFFLINE_PATH } from '../worker/publicPages.ts';
import { accountRoutes } from './accountRoutes.ts';
import { contentRoutes } from './contentRoutes.ts';
import { AHEAD, type PageMeta, type PageQuery, type PageRoute } from '../router/pageRoute.ts';

type Params = ScreenProps['params'];

const { getHomeContent, listPopularProducts, listCollections, searchProducts, getProduct } =
  api.endpoints;
const { listBlogPosts, getConfig, listRelatedProducts, listProductReviews, listAllReviews } =
  api.endpoints;

const popularProducts: PageQuery = (dispatch) =>
  dispatch(listPopularProducts.initiate(undefined, AHEAD));

function productOf(state: RootState, params: Params) {
  return getProduct.select(productArguments(params))(state).data || undefined;
}

/** The product, then what the page shows of it besides. */
function productThen(params: Params, queriesOf: (productId: string) => PageQuery[]): PageQuery[] {
  return [
    async (dispatch) => {
      const answer = await dispatch(getProduct.initiate(productArguments(params), AHEAD));
      const productId = answer.data && answer.data.product_id;
      if (productId) await Promise.all(queriesOf(productId).map((query) => query(dispatch)));
      return answer;
    },
  ];
}

function productQueries(params: Params, search: string): PageQuery[] {
  return productThen(params, (productId) => [
    (dispatch) => dispatch(listRelatedProducts.initiate(relatedArguments(productId), AHEAD)),
    (dispatch) =>
      dispatch(listProductReviews.initiate(productReviewsArguments(productId, search), AHEAD)),
  ]);
}

function reviewsQueries(params: Params, search: string): PageQuery[] {
  return productThen(params, (productId) => [
    (dispatch) => dispatch(listAllReviews.initiate(allReviewsArguments(productId, search), AHEAD)),
  ]);
}

function productMeta(state: RootState, params: Params): PageMeta {
  const product = productOf(state, params);
  return {
    title: product?.meta_title || product?.name,
    description: product?.meta_description,
    keywords: product?.meta_keyword,
    image: product?.images?.[0],
  };
}

function reviewsMeta(state: RootState, params: Params): PageMeta {
  const name = productOf(state, params)?.name;
  return name === undefined
    ? {}
    : { titleMessage: { id: 'reviews.productTitle', values: { name } } };
}

function isProductMissing(state: RootState, params: Params): boolean {
  return Boolean(productOf(state, params)?.error);
}

/** Whether the shop's settings are known and say that it shows no reviews. */
function hasNoReviews(state: RootState): boolean {
  return Boolean(getConfig.select()(state).data) && !selectShowsRatings(state);
}

function collectionsOf(state: RootState) {
  const { data } = listCollections.select()(state);
  return (data || undefined)?.collections;
}

const productScreen = loadable(
  () => import(/* webpackChunkName: "product" */ '../features/product/ProductScreen.tsx'),
  'ProductScreen',
);

const productRoute = {
  chunk: 'product',
  isLikely: true,
  screen: productScreen,
  queries: productQueries,
  meta: productMeta,
  isMissing: isProductMissing,
  canonicalPath: ({ handle = '' }: Params) => productPath(handle),
};

export const NOT_FOUND_PATH = '/info/not-found';

/** The first that matches is shown. */
export const routes: readonly PageRoute[] = [
  {
    path: '/',
    chunk: 'home',
    screen: loadable(
      () => import(/* webpackChunkName: "home" */ '../features/home/HomeScreen.tsx'),
      'HomeScreen',
    ),
    queries: () => [
      (dispatch) => dispatch(getHomeContent.initiate(undefined, AHEAD)),
      (dispatch) => dispatch(listCollections.initiate(undefined, AHEAD)),
      popularProducts,
      (dispatch) => dispatch(searchProducts.initiate(newProductsArguments, AHEAD)),
      (dispatch) => dispatch(listBlogPosts.initiate(blogTeaserArguments, AHEAD)),
    ],
  },
  {
    path: '/shop',
    chunk: 'shop',
    isLikely: true,
    titleId: 'shop.title',
    descriptionId: 'shop.lead',
    keywordsId: 'shop.keywords',
    ownQuery: ['page'],
    screen: loadable(
      () => import(/* webpackChunkName: "shop" */ '../features/listing/ShopScreen.tsx'),
      'ShopScreen',
    ),
    queries: (params, search) => [
      (dispatch) => dispatch(searchProducts.initiate(listArguments(params, search), AHEAD)),
      (dispatch) => dispatch(listCollections.initiate(undefined, AHEAD)),
    ],
  },
  {
    path: '/shop/collection/:handle',
    chunk: 'collection',
    ownQuery: ['page'],
    screen: loadable(
      () => import(/* webpackChunkName: "collection" */ '../features/listing/CollectionScreen.tsx'),
      'CollectionScreen',
    ),
    queries: (params, search) => [
      (dispatch) => dispatch(searchProducts.initiate(listArguments(params, search), AHEAD)),
      (dispatch) => dispatch(listCollections.initiate(undefined, AHEAD)),
    ],
    meta: (state, params) => {
      const collection = collectionsOf(state)?.find(({ handle }) => handle === params.handle);
      return { title: collection?.name, description: collection?.description };
    },
    isMissing: (state, params) =>
      collectionsOf(state)?.every(({ handle }) => handle !== params.handle) ?? false,
  },
  { path: '/shop/:handle', ...productRoute },
  {
    path: '/shop/:handle/reviews',
    chunk: 'reviews',
    titleId: 'reviews.title',
    ownQuery: ['page'],
    screen: loadable(
      () => import(/* webpackChunkName: "reviews" */ '../features/reviews/ReviewsScreen.tsx'),
      'ReviewsScreen',
    ),
    queries: reviewsQueries,
    meta: reviewsMeta,
    isMissing: (state, params) => isProductMissing(state, params) || hasNoReviews(state),
  },
  {
    path: '/shop/alerts/stop',
    chunk: 'stop-alerts',
    titleId: 'stockAlert.stop.title',
    robots: 'nofollow,noindex',
    screen: loadable(
      () =>
        import(/* webpackChunkName: "stop-alerts" */ '../features/stockAlert/StopAlertsScreen.tsx'),
      'StopAlertsScreen',
    ),
  },
  {
    path: COMPARE_PATH,
    chunk: 'compare',
    titleId: 'compare.title',
    robots: 'follow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "compare" */ '../features/compare/CompareScreen.tsx'),
      'CompareScreen',
    ),
  },
  {
    path: '/search',
    chunk: 'search',
    titleId: 'search.title',
    robots: 'follow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "search" */ '../features/search/SearchScreen.tsx'),
      'SearchScreen',
    ),
    queries: (_params, search) => [
      (dispatch) => dispatch(searchProducts.initiate(searchArguments(search), AHEAD)),
    ],
  },
  {
    path: '/checkout',
    chunk: 'checkout',
    titleId: 'checkout.title',
    robots: 'nofollow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutScreen.tsx'),
      'CheckoutScreen',
    ),
  },
  {
    path: '/checkout/success',
    chunk: 'checkout',
    titleId: 'checkout.success.title',
    robots: 'nofollow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "checkout" */ '../features/checkout/SuccessScreen.tsx'),
      'SuccessScreen',
    ),
  },
  {
    path: '/checkout/cart',
    chunk: 'cart',
    titleId: 'cart.title',
    robots: 'follow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "cart" */ '../features/cart/CartScreen.tsx'),
      'CartScreen',
    ),
  },
  {
    path: '/account/wishlist',
    chunk: 'wishlist',
    titleId: 'wishlist.title',
    robots: 'follow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "wishlist" */ '../features/wishlist/WishlistScreen.tsx'),
      'WishlistScreen',
    ),
  },
  ...accountRoutes,
  {
    path: NOT_FOUND_PATH,
    chunk: 'not-found',
    titleId: 'notFound.title',
    robots: 'follow,noindex',
    status: 404,
    screen: loadable(
      () => import(/* webpackChunkName: "not-found" */ '../features/content/NotFoundScreen.tsx'),
      'NotFoundScreen',
    ),
    queries: () => [popularProducts],
  },
  {
    path: OFFLINE_PATH,
    chunk: 'offline',
    titleId: 'offline.title',
    robots: 'nofollow,noindex',
    screen: loadable(
      () => import(/* webpackChunkName: "offline" */ '../features/content/OfflineScreen.tsx'),
      'OfflineScreen',
    ),
  },
  // Behind the pages above, which no information page must hide.
  ...contentRoutes,
];

/** The second form of a product's path: `/p` directly followed by the handle. */
export const shortProductRoute: PageRoute = { path: '/p{handle}', ...productRoute };
