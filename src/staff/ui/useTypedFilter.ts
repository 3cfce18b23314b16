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
    setTyped(searched);
  }
  useEffect(() => {
    if (typed === searched) return undefined;
    const timer = setTimeout(
      () => setQuery(withFilter(query, { [name]: typed.trim() }), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, query, setQuery, name]);
  return [typed, setTyped];
}
