import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { ProductRow } from '../../api/staffApi.ts';
import { useTimes } from '../ui/useTimes.ts';

const DATES = [
  { name: 'special_from', id: 'staff.products.special.from' },
  { name: 'special_until', id: 'staff.products.special.until' },
] as const;

export function SpecialPrice({ product }: { readonly product: ProductRow }) {
  const times = useTimes();
  return (
    <Stack component="span" sx={{ display: 'inline-flex', py: 0.5 }}>
      <span>{product.special_text}</span>
      {DATES.map(({ name, id }) => {
        const date = product[name];
        return (
          date !== null && (
            <Typography key={name} component="span" variant="caption" color="textSecondary">
              <FormattedMessage id={id} values={{ date: times.moment(date) }} />
            </Typography>
          )
        );
      })}
    </Stack>
  );
}
