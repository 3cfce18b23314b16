import TextField from '@mui/material/TextField';
import { useTypedFilter } from './useTypedFilter.ts';

interface FilterDayProps {
  readonly name: string;
  readonly label: string;
}

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
