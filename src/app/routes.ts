/**
 * Every page of the shop: its address, its code, the data it needs and what it says of itself. The browser fetches the
 * code of the other pages ahead when it has nothing else to do.
 */
import { api } from '../api/api.ts';
import { loadable, type Loadable } from '../components/loadable.tsx';
import { listArguments } from '../features/catalog/listArguments.ts';
import { productArguments } from '../features/catalog/productArguments.ts';
import { newProductsArguments } from '../features/home/homeArguments.ts';
import { searchArguments } from '../features/search/searchArguments.ts';
import type { ScreenProps } from '../features/ui/screenProps.ts';
import type { AppDispatch, RootState } from '../store/makeStore.ts';

type Params = ScreenProps['params'];

/** Reads one piece of data into the cache, unless it is there. */
type PageQuery = (dispatch: AppDispatch) => PromiseLike<unknown>;

/** What a page says of itself (META rows); absent values fall back to the route's and the site's. */
export interface PageMeta {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
  readonly robots?: string | undefined;
  readonly image?: string | undefined;
}

export interface PageRoute {
  /** Pattern of react-router. */
  readonly path: string;
  /** Name of the code's chunk; the page server inlines that chunk's styles. */
  readonly chunk: string;
  readonly screen: Loadable<ScreenProps>;
  /** Message id of the title of a page whose data has none. */
  readonly titleId?: string;
  readonly robots?: string;
  /** HTTP status of the page when rendered on the server. */
  readonly status?: number;
  /** Whether the page stands without header and footer. */
  readonly isBare?: boolean;
  /** The queries whose data the page shows, with the very arguments that its screen uses. */
  readonly queries?: (params: Params, search: string) => PageQuery[];
  /** What the page says of itself once its data is there. */
  readonly meta?: (state: RootState, params: Params) => PageMeta;
  /** Whether the data says that there is no such page. */
  readonly isMissing?: (state: RootState, params: Params) => boolean;
}

const { getHomeContent, listPopularProducts, listCollections, searchProducts, getProduct } =
  api.endpoints;
const { listRelatedProducts, listProductReviews } = api.endpoints;

/** Screens subscribe themselves; what was only read ahead is not held for them. */
export const AHEAD = { subscribe: false };

const popularProducts: PageQuery = (dispatch) =>
  dispatch(listPopularProducts.initiate(undefined, AHEAD));

function productOf(state: RootState, params: Params) {
  return getProduct.select(productArguments(params))(state).data || undefined;
}

/** The product, then what its page shows below it. */
function productQueries(params: Params): PageQuery[] {
  return [
    async (dispatch) => {
      const { data } = await dispatch(getProduct.initiate(productArguments(params), AHEAD));
      const productId = data && data.product_id;
      if (!productId) return;
      await Promise.all([
        dispatch(listRelatedProducts.initiate({ productId }, AHEAD)),
        dispatch(listProductReviews.initiate({ productId }, AHEAD)),
      ]);
    },
  ];
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

function isProductMissing(state: RootState, params: Params): boolean {
  return Boolean(productOf(state, params)?.error);
}

function collectionsOf(state: RootState) {
  const { data } = listCollections.select()(state);
  return (data || undefined)?.collections;
}

const productScreen = loadable(() =>
  import(
    /* webpackChunkName: "product", webpackPrefetch: true */ '../features/catalog/ProductScreen.tsx'
  ).then(({ ProductScreen }) => ProductScreen),
);

const productRoute = {
  chunk: 'product',
  screen: productScreen,
  queries: productQueries,
  meta: productMeta,
  isMissing: isProductMissing,
};

export const NOT_FOUND_PATH = '/info/not-found';

/** The first that matches is shown. */
export const routes: readonly PageRoute[] = [
  {
    path: '/',
    chunk: 'home',
    screen: loadable(() =>
      import(
        /* webpackChunkName: "home", webpackPrefetch: true */ '../features/home/HomeScreen.tsx'
      ).then(({ HomeScreen }) => HomeScreen),
    ),
    queries: () => [
      (dispatch) => dispatch(getHomeContent.initiate(undefined, AHEAD)),
      (dispatch) => dispatch(listCollections.initiate(undefined, AHEAD)),
      popularProducts,
      (dispatch) => dispatch(searchProducts.initiate(newProductsArguments, AHEAD)),
    ],
  },
  {
    path: '/shop',
    chunk: 'shop',
    titleId: 'shop.title',
    screen: loadable(() =>
      import(
        /* webpackChunkName: "shop", webpackPrefetch: true */ '../features/catalog/ShopScreen.tsx'
      ).then(({ ShopScreen }) => ShopScreen),
    ),
    queries: (params, search) => [
      (dispatch) => dispatch(searchProducts.initiate(listArguments(params, search), AHEAD)),
      (dispatch) => dispatch(listCollections.initiate(undefined, AHEAD)),
    ],
  },
  {
    path: '/shop/collection/:handle',
    chunk: 'collection',
    screen: loadable(() =>
      import(
        /* webpackChunkName: "collection", webpackPrefetch: true */ '../features/catalog/CollectionScreen.tsx'
      ).then(({ CollectionScreen }) => CollectionScreen),
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
    path: '/search',
    chunk: 'search',
    titleId: 'search.title',
    robots: 'follow,noindex',
    screen: loadable(() =>
      import(
        /* webpackChunkName: "search", webpackPrefetch: true */ '../features/search/SearchScreen.tsx'
      ).then(({ SearchScreen }) => SearchScreen),
    ),
    queries: (_params, search) => [
      (dispatch) => dispatch(searchProducts.initiate(searchArguments(search), AHEAD)),
    ],
  },
  {
    path: '/checkout/cart',
    chunk: 'cart',
    titleId: 'cart.title',
    robots: 'follow,noindex',
    screen: loadable(() =>
      import(
        /* webpackChunkName: "cart", webpackPrefetch: true */ '../features/cart/CartScreen.tsx'
      ).then(({ CartScreen }) => CartScreen),
    ),
  },
  {
    path: NOT_FOUND_PATH,
    chunk: 'not-found',
    titleId: 'notFound.title',
    robots: 'follow,noindex',
    status: 404,
    screen: loadable(() =>
      import(
        /* webpackChunkName: "not-found", webpackPrefetch: true */ '../features/content/NotFoundScreen.tsx'
      ).then(({ NotFoundScreen }) => NotFoundScreen),
    ),
    queries: () => [popularProducts],
  },
];

/** The second form of a product's address: `/p` directly followed by the handle (CONFLICT-09). */
export const shortProductRoute: PageRoute = { path: '/p{handle}', ...productRoute };
