import type { ListAllReviewsApiArg, ListProductReviewsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';

/** Reviews of a page, as the backend counts them where no limit is said. */
export const REVIEWS_A_PAGE = 20;

/** Arguments of the product page's reviews; the page comes from the query. */
export function productReviewsArguments(
  productId: string,
  search: string,
): ListProductReviewsApiArg {
  return { productId, page: pageNumber(search) };
}

/** Arguments of the page of all reviews of a product (/shop/{handle}/reviews). */
export function allReviewsArguments(productId: string, search: string): ListAllReviewsApiArg {
  return { productId, page: pageNumber(search), limit: REVIEWS_A_PAGE };
}
