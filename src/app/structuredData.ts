import type { IntlShape } from 'react-intl';
import { api } from '../api/api.ts';
import { blogPostArguments } from '../features/blog/blogArguments.ts';
import { productArguments } from '../features/product/productArguments.ts';
import { productReviewsArguments } from '../features/reviews/reviewArguments.ts';
import { selectStoreCurrencyCode } from '../features/shop/currencySelector.ts';
import { configText, selectConfig, selectShowsRatings } from '../features/shop/configSelector.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { RouteMatch } from '../router/routeMatcher.ts';
import type { RootState } from '../store/makeStore.ts';
import { breadcrumbData, postBreadcrumbData } from './breadcrumbData.ts';
import { organizationData } from './organizationData.ts';
import { postData } from './postData.ts';
import { productData } from './productData.ts';

const { getProduct, listProductReviews, getBlogPost } = api.endpoints;

interface Page {
  readonly match: RouteMatch;
  readonly origin: string;
  readonly intl: IntlShape;
}

function dataOf(state: RootState, { match, origin, intl }: Page): object[] {
  switch (match.route.chunk) {
    case 'home':
      return [organizationData(selectConfig(state), origin)];
    case 'product': {
      const product = getProduct.select(productArguments(match.params))(state).data;
      if (!product || product.error) return [];
      const reviewsOf = productReviewsArguments(product.product_id ?? '', '');
      const answer = listProductReviews.select(reviewsOf)(state).data;
      const showsRatings = selectShowsRatings(state);
      const reviews = (showsRatings && answer && answer.reviews) || [];
      return [
        productData(product, reviews, {
          origin,
          showsRatings,
          currency: selectStoreCurrencyCode(state),
          intl,
        }),
        breadcrumbData(product, origin, intl),
      ];
    }
    case 'blog-post': {
      const post = getBlogPost.select(blogPostArguments(match.params))(state).data;
      if (!post || post.error) return [];
      const language = selectLanguage(state);
      const publisher = configText(selectConfig(state), 'store_name');
      return [
        postData(post, { origin, language, publisher }),
        postBreadcrumbData(post, origin, intl),
      ];
    }
    default:
      return [];
  }
}

/**
 * Returns JSON-LD elements for search engines. Only server-rendered pages contain them. Escapes `<`, so that no
 * text can end an element.
 */
export function structuredData(state: RootState, page: Page): string {
  return dataOf(state, page)
    .map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
