import { useDeferredValue, useEffect, useState } from 'react';
import { useSuggestQuery } from '../../api/api.ts';
import type { CategoryFacet, ProductCard } from '../../api/endpoints.gen.ts';
import { collectionPath, productPath, searchPath } from '../../lib/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectRecentTerms } from './searchSlice.ts';
import { termOf } from './termOf.ts';

const PAUSE_MS = 150;

export type Suggestion = { readonly key: string; readonly path: string } & (
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'collection'; readonly collection: CategoryFacet }
  | { readonly kind: 'product'; readonly product: ProductCard }
);

function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/**
 * Returns matching recent terms at once, and collections and products after a debounce. Keeps the previous results
 * while new ones load.
 */
export function useSuggestions(
  text: string,
  isOpen: boolean,
): { readonly suggestions: readonly Suggestion[]; readonly isWaiting: boolean; term: string } {
  const term = termOf(text);
  const rested = useDebounced(term);
  const query = useSuggestQuery({ search: rested }, { skip: !isOpen || rested === '' });
  const answer = term !== '' && rested !== '' ? query.data : undefined;
  const shown = useDeferredValue(answer);
  const recentTerms = useAppSelector(selectRecentTerms).filter((recent) =>
    recent.toLowerCase().startsWith(term.toLowerCase()),
  );
  return {
    term,
    isWaiting: term !== '' && (rested !== term || query.isFetching),
    suggestions: [
      ...recentTerms.map((recent) => ({
        kind: 'term' as const,
        key: `term ${recent}`,
        path: searchPath(recent),
        term: recent,
      })),
      ...(shown?.collections ?? []).map((collection) => ({
        kind: 'collection' as const,
        key: `collection ${collection.handle}`,
        path: collectionPath(collection.handle),
        collection,
      })),
      ...(shown?.products ?? []).map((product, index) => ({
        kind: 'product' as const,
        key: `product ${product.product_id || index}`,
        path: productPath(product.handle),
        product,
      })),
    ],
  };
}
