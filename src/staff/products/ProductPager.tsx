import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ProductPage } from '../../api/staffApi.ts';
import { PAGE_SIZES, pageSizeOf, withFilter } from '../ui/pageQuery.ts';

export function ProductPager({ page }: { readonly page: ProductPage }) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const { total, has_more: hasMore, next, previous } = page;

  function turn(place: Record<string, string>): void {
    setQuery(withFilter(query, place));
    window.scrollTo(0, 0);
  }

  return (
    <Stack
      component="nav"
      aria-label={formatMessage({ id: 'staff.products.pages' })}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', p: 2 }}
    >
      <Typography role="status">
        <FormattedMessage
          id={hasMore ? 'staff.products.moreThan' : 'staff.products.count'}
          values={{ count: total }}
        />
      </Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={formatMessage({ id: 'staff.products.pageSize' })}
          value={pageSizeOf(query)}
          onChange={({ target }) =>
            setQuery(withFilter(query, { size: target.value === '25' ? '' : target.value }))
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </TextField>
        <Button disabled={previous === null} onClick={() => turn({ before: previous ?? '' })}>
          <FormattedMessage id="staff.products.previous" />
        </Button>
        <Button disabled={next === null} onClick={() => turn({ after: next ?? '' })}>
          <FormattedMessage id="staff.products.next" />
        </Button>
      </Stack>
    </Stack>
  );
}
