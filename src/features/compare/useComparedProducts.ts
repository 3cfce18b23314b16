import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProductQuery } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectComparedIds } from './compareSlice.ts';

export interface ComparedProduct {
  readonly productId: string;
  readonly product: Product | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function useComparedProduct(productId: string | undefined): ComparedProduct | undefined {
  const query = useGetProductQuery(productId === undefined ? skipToken : { productId });
  // After a removal another product takes this position, so ignore the removed product's data.
  const { answer, hasFailed } = answerState({ ...query, data: query.currentData });
  if (productId === undefined) return undefined;
  return { productId, product: answer, hasFailed, retry: () => void query.refetch() };
}

/**
 * Returns the compared products in the order of choice. Calls MOST_COMPARED hooks, because the number of hooks must
 * not change.
 */
export function useComparedProducts(): ComparedProduct[] {
  const [first, second, third, fourth] = useAppSelector(selectComparedIds);
  const places = [
    useComparedProduct(first),
    useComparedProduct(second),
    useComparedProduct(third),
    useComparedProduct(fourth),
  ];
  return places.filter((place) => place !== undefined);
}
