import TextField from '@mui/material/TextField';
import { useTypedFilter } from './useTypedFilter.ts';

interface ListSearchFieldProps {
  readonly label: string;
}

export function ListSearchField({ label }: ListSearchFieldProps) {
  const [typed, setTyped] = useTypedFilter('text');
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
