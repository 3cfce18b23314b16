import type { ListAllReviewsApiArg, ListProductReviewsApiArg } from '../../api/endpoints.gen.ts';
import { pageNumber } from '../../lib/pageNumber.ts';

export const REVIEWS_A_PAGE = 20;

export function productReviewsArguments(
  productId: string,
  search: string,
): ListProductReviewsApiArg {
  return { productId, page: pageNumber(search) };
}

export function allReviewsArguments(productId: string, search: string): ListAllReviewsApiArg {
  return { productId, page: pageNumber(search), limit: REVIEWS_A_PAGE };
}
