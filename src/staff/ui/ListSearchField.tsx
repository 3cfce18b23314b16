import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withFilter } from './pageQuery.ts';

const PAUSE_MS = 300;

interface ListSearchFieldProps {
  /** Says what is searched */
  readonly label: string;
}

/** The text that is searched for, as it is typed: the page's query follows once the typing pauses. */
export function ListSearchField({ label }: ListSearchFieldProps) {
  const [query, setQuery] = useSearchParams();
  const searched = query.get('text') ?? '';
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
      () => setQuery(withFilter(query, { text: typed.trim() }), { replace: true }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, query, setQuery]);
  return (
    <TextField
      size="small"
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 240px' }}
    />
  );
}
