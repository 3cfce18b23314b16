import type { ListRelatedProductsApiArg } from '../../api/endpoints.gen.ts';

const MOST = 20;

/** Arguments of the queries of related and of recently viewed products. */
export function relatedArguments(productId: string): ListRelatedProductsApiArg {
  return { productId, limit: MOST };
}
