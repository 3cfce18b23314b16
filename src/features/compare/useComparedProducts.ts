import { skipToken } from '@reduxjs/toolkit/query';
import { useGetProductQuery } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectComparedIds } from './compareSlice.ts';

/** A place in the comparison. Neither a product nor a failure: it is still loading. */
export interface ComparedProduct {
  readonly productId: string;
  /** With `error` where it is no longer sold */
  readonly product: Product | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

function useComparedProduct(productId: string | undefined): ComparedProduct | undefined {
  const query = useGetProductQuery(productId === undefined ? skipToken : { productId });
  // Another product moves into this place when one before it is removed: the last answer is not its own.
  const { answer, hasFailed } = answerState({ ...query, data: query.currentData });
  if (productId === undefined) return undefined;
  return { productId, product: answer, hasFailed, retry: () => void query.refetch() };
}

/** What the shopper compares, in the order chosen; as many hooks as there can be products (MOST_COMPARED). */
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
