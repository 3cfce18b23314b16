import { api } from '../api/api.ts';
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
import { selectLocation } from '../features/ui/locationSlice.ts';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import { COMPARE_PATH, NOT_FOUND_PATH, productPath, reviewsPath } from '../lib/paths.ts';
import type { RootState } from '../store/makeStore.ts';
import { OFFLINE_PATH } from '../worker/publicPages.ts';
import { accountRoutes } from './accountRoutes.ts';
import { contentRoutes } from './contentRoutes.ts';
import {
  PREFETCH_OPTIONS,
  type PageMeta,
  type PageQuery,
  type PageRoute,
} from '../router/pageRoute.ts';
import { page } from './page.ts';
import { robotsOfList } from './robotsOfList.ts';

type Params = ScreenProps['params'];

const { getHomeContent, listPopularProducts, listCollections, searchProducts, getProduct } =
  api.endpoints;
const { listBlogPosts, getConfig, listRelatedProducts, listProductReviews, listAllReviews } =
  api.endpoints;

const popularProducts: PageQuery = listPopularProducts.initiate(undefined, PREFETCH_OPTIONS);

function productOf(state: RootState, params: Params) {
  return getProduct.select(productArguments(params))(state).data;
}

function listedProductId(state: RootState, { handle }: Params): string | undefined {
  return api.util
    .selectCachedArgsForQuery(state, 'searchProducts')
    .flatMap((form) => searchProducts.select(form)(state).data?.products ?? [])
    .find((product) => product.handle === handle)?.product_id;
}

/**
 * Loads a product and its related data. Loads both in parallel if a cached list contains the product's id, else one
 * after the other.
 */
function productAnd(params: Params, queriesOf: (productId: string) => PageQuery[]): PageQuery[] {
  return [
    async (dispatch, getState) => {
      const readRest = (id: string) => Promise.all(queriesOf(id).map((query) => dispatch(query)));
      const reading = dispatch(getProduct.initiate(productArguments(params), PREFETCH_OPTIONS));
      const listedId = listedProductId(getState(), params);
      if (listedId) void readRest(listedId);
      const answer = await reading;
      const productId = answer.data?.product_id;
      if (productId) await readRest(productId);
      return answer;
    },
  ];
}

function productQueries(params: Params, search: string): PageQuery[] {
  return productAnd(params, (productId) => [
    listRelatedProducts.initiate(relatedArguments(productId), PREFETCH_OPTIONS),
    listProductReviews.initiate(productReviewsArguments(productId, search), PREFETCH_OPTIONS),
  ]);
}

function reviewsQueries(params: Params, search: string): PageQuery[] {
  return productAnd(params, (productId) => [
    listAllReviews.initiate(allReviewsArguments(productId, search), PREFETCH_OPTIONS),
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
  const product = productOf(state, params);
  if (product?.name === undefined) return {};
  const argument = allReviewsArguments(product.product_id ?? '', selectLocation(state).search);
  const { data } = listAllReviews.select(argument)(state);
  return {
    titleMessage: { id: 'reviews.productTitle', values: { name: product.name } },
    ...robotsOfList(data?.reviews, data?.total),
  };
}

function listMeta(state: RootState, params: Params): PageMeta {
  const { data } = searchProducts.select(listArguments(params, selectLocation(state).search))(
    state,
  );
  return robotsOfList(data?.products, data?.total);
}

function isProductMissing(state: RootState, params: Params): boolean {
  return Boolean(productOf(state, params)?.error);
}

const movedProduct =
  (pathOf: (handle: string) => string) =>
  (state: RootState, params: Params): string | undefined => {
    const { handle = '' } = productOf(state, params) ?? {};
    return handle === '' || handle === params.handle ? undefined : pathOf(handle);
  };

function hasNoReviews(state: RootState): boolean {
  return Boolean(getConfig.select()(state).data) && !selectShowsRatings(state);
}

function collectionsOf(state: RootState) {
  const { data } = listCollections.select()(state);
  return data?.collections;
}

const UNLISTED = 'follow,noindex';
const HIDDEN = 'nofollow,noindex';

export const productRoute = page('/shop/:handle', 'product', 'ProductScreen', {
  queries: productQueries,
  meta: productMeta,
  movedTo: movedProduct(productPath),
  isMissing: isProductMissing,
  canonicalPath: ({ handle = '' }) => productPath(handle),
});

export const shortProductRoute: PageRoute = { ...productRoute, path: '/p{handle}' };

const listQueries = (params: Params, search: string) => [
  searchProducts.initiate(listArguments(params, search), PREFETCH_OPTIONS),
  listCollections.initiate(undefined, PREFETCH_OPTIONS),
];

export const routes: readonly PageRoute[] = [
  page('/', 'home', 'HomeScreen', {
    queries: () => [
      getHomeContent.initiate(undefined, PREFETCH_OPTIONS),
      listCollections.initiate(undefined, PREFETCH_OPTIONS),
      popularProducts,
      searchProducts.initiate(newProductsArguments, PREFETCH_OPTIONS),
      listBlogPosts.initiate(blogTeaserArguments, PREFETCH_OPTIONS),
    ],
  }),
  page('/shop', 'shop', 'ShopScreen', {
    isLikely: true,
    titleId: 'shop.title',
    descriptionId: 'shop.lead',
    keywordsId: 'shop.keywords',
    ownQuery: ['page'],
    queries: listQueries,
    meta: listMeta,
  }),
  page('/shop/collection/:handle', 'collection', 'CollectionScreen', {
    ownQuery: ['page'],
    queries: listQueries,
    meta: (state, params) => {
      const collection = collectionsOf(state)?.find(({ handle }) => handle === params.handle);
      return {
        title: collection?.name,
        description: collection?.description,
        ...listMeta(state, params),
      };
    },
    isMissing: (state, params) =>
      collectionsOf(state)?.every(({ handle }) => handle !== params.handle) ?? false,
  }),
  productRoute,
  page('/shop/:handle/reviews', 'reviews', 'ReviewsScreen', {
    titleId: 'reviews.title',
    ownQuery: ['page'],
    queries: reviewsQueries,
    meta: reviewsMeta,
    movedTo: movedProduct(reviewsPath),
    isMissing: (state, params) => isProductMissing(state, params) || hasNoReviews(state),
  }),
  page('/shop/alerts/stop', 'stop-alerts', 'StopAlertsScreen', {
    titleId: 'stockAlert.stop.title',
    robots: HIDDEN,
  }),
  page(COMPARE_PATH, 'compare', 'CompareScreen', { titleId: 'compare.title', robots: UNLISTED }),
  page('/search', 'search', 'SearchScreen', {
    isLikely: true,
    titleId: 'search.title',
    robots: UNLISTED,
    queries: (_params, search) => [
      searchProducts.initiate(searchArguments(search), PREFETCH_OPTIONS),
    ],
  }),
  page('/checkout', 'checkout', 'CheckoutScreen', { titleId: 'checkout.title', robots: HIDDEN }),
  page('/checkout/success', 'checkout', 'SuccessScreen', {
    titleId: 'checkout.success.title',
    robots: HIDDEN,
  }),
  page('/checkout/cart', 'cart', 'CartScreen', {
    isLikely: true,
    titleId: 'cart.title',
    robots: UNLISTED,
  }),
  page('/account/wishlist', 'wishlist', 'WishlistScreen', {
    titleId: 'wishlist.title',
    robots: UNLISTED,
  }),
  ...accountRoutes,
  page(NOT_FOUND_PATH, 'not-found', 'NotFoundScreen', {
    titleId: 'notFound.title',
    robots: UNLISTED,
    status: 404,
    queries: () => [popularProducts],
  }),
  page(OFFLINE_PATH, 'offline', 'OfflineScreen', { titleId: 'offline.title', robots: HIDDEN }),
  // Content routes come last, so that they do not shadow other routes.
  ...contentRoutes,
];
