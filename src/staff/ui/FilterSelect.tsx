import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { withFilter } from './pageQuery.ts';

interface FilterSelectProps {
  readonly name: string;
  readonly label: string;
  readonly emptyLabel?: string;
  readonly takesOthers?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FilterSelect(props: FilterSelectProps) {
  const { name, label, emptyLabel, takesOthers = false, options } = props;
  const [query, setQuery] = useSearchParams();
  const value = query.get(name) ?? '';
  const isKnown = options.some((option) => option.value === value);
  const isOther = takesOthers && !isKnown && value !== '';
  return (
    <TextField
      select
      size="small"
      label={label}
      value={isKnown || isOther ? value : ''}
      onChange={(event) => setQuery(withFilter(query, { [name]: event.target.value }))}
      sx={{ flex: '1 1 160px', maxWidth: { sm: 260 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">
        {emptyLabel === undefined ? (
          <FormattedMessage id="staff.filter.all" />
        ) : (
          <span>{emptyLabel}</span>
        )}
      </MenuItem>
      {isOther && <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
