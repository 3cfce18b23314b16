import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withFilter } from './pageQuery.ts';

const PAUSE_MS = 300;

/**
 * A value of the page's query as it is typed: the query follows once the typing pauses.
 * @param name of the value in the query
 * @returns what is typed, and what takes more of it
 */
export function useTypedFilter(name: string): [string, (typed: string) => void] {
  const [query, setQuery] = useSearchParams();
  const searched = query.get(name) ?? '';
  const [typed, setTyped] = useState(searched);
  const [previous, setPrevious] = useState(searched);
  // Back and forward change what is searched for, and so does whoever clears it.
  if (previous !== searched) {
    setPrevious(searched);
    // Not the echo of what is typed: the blank before the next word would be gone.
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
