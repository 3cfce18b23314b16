import type { ListRelatedProductsApiArg } from '../../api/endpoints.gen.ts';

const MOST = 20;

export function relatedArguments(productId: string): ListRelatedProductsApiArg {
  return { productId, limit: MOST };
}
