import TextField from '@mui/material/TextField';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { withFilter } from '../ui/pageQuery.ts';
import { orderSortTexts } from '../ui/textIds.ts';
import { ORDER_SORTS, readFilters } from './orderFilters.ts';

export function OrderSortSelect() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const { sort, direction } = readFilters(query);
  const choose = (chosen: string) => {
    const [nextSort, nextDirection] = chosen.split('-');
    setQuery(withFilter(query, { sort: nextSort, direction: nextDirection }));
  };
  return (
    <TextField
      select
      size="small"
      label={formatMessage({ id: 'staff.products.sort' })}
      value={`${sort}-${direction}`}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      fullWidth
      sx={{ mb: 2 }}
    >
      {ORDER_SORTS.map((value) => (
        <option key={value} value={value}>
          {formatMessage({ id: orderSortTexts[value] })}
        </option>
      ))}
    </TextField>
  );
}
