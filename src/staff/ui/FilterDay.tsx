import TextField from '@mui/material/TextField';
import { useTypedFilter } from './useTypedFilter.ts';

interface FilterDayProps {
  /** Of the page's query */
  readonly name: string;
  readonly label: string;
}

/** A day that narrows a list down; none for all days. */
export function FilterDay({ name, label }: FilterDayProps) {
  const [typed, setTyped] = useTypedFilter(name);
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 160px', maxWidth: { sm: 200 } }}
    />
  );
}
