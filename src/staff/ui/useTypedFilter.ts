import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withFilter } from './pageQuery.ts';

const PAUSE_MS = 300;

/**
 * Binds a query parameter of the URL to an input, debounced.
 * @param name name of the query parameter
 * @returns the typed text and its setter
 */
export function useTypedFilter(name: string): [string, (typed: string) => void] {
  const [query, setQuery] = useSearchParams();
  const searched = query.get(name) ?? '';
  const [typed, setTyped] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  // Back, forward and clearing change the query from outside.
  if (previous !== searched) {
    setPrevious(searched);
    // Ignore query changes caused by trimming, or the space before the next word gets lost.
    if (searched !== typed.trim()) setTyped(searched);
  }
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === searched) return undefined;
    const timer = setTimeout(
      () => setQuery(withFilter(query, { [name]: wanted }), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, searched, query, setQuery, name]);
  return [typed, setTyped];
}
