import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useGetStaffSessionQuery, useListStaffCollectionsQuery } from '../../api/staffApi.ts';
import { FilterSelect } from '../ui/FilterSelect.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { productOrderTexts, productStatusTexts, specialTexts, stockTexts } from '../ui/textIds.ts';
import { PRODUCT_STATUSES } from './productStatuses.ts';
import { PRODUCT_ORDERS, readFilters, STOCK_LEVELS } from './productFilters.ts';

export function ProductFilterBar() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { data } = useListStaffCollectionsQuery();
  const { text } = readFilters(query);
  const { data: session } = useGetStaffSessionQuery();
  const lowStock = session ? session.low_stock : 0;
  const collections = (data ? data.collections : []).map(({ handle, name }) => ({
    value: handle,
    label: name,
  }));
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <ListSearchField label={formatMessage({ id: 'staff.products.search' })} />
      <FilterSelect
        name="collection"
        label={formatMessage({ id: 'staff.products.collection' })}
        takesOthers
        options={collections}
      />
      <FilterSelect
        name="stock"
        label={formatMessage({ id: 'staff.products.stock' })}
        options={STOCK_LEVELS.map((value) => ({
          value,
          label: formatMessage({ id: stockTexts[value] }, { count: lowStock }),
        }))}
      />
      <FilterSelect
        name="special"
        label={formatMessage({ id: 'staff.products.special' })}
        options={(['true', 'false'] as const).map((value) => ({
          value,
          label: formatMessage({ id: specialTexts[value] }),
        }))}
      />
      <FilterSelect
        name="status"
        label={formatMessage({ id: 'staff.product.status' })}
        options={PRODUCT_STATUSES.map((value) => ({
          value,
          label: formatMessage({ id: productStatusTexts[value].label }),
        }))}
      />
      <FilterSelect
        name="sort"
        label={formatMessage({ id: 'staff.products.sort' })}
        emptyLabel={formatMessage({
          id: text === undefined ? 'staff.products.sort.newest' : 'staff.products.sort.relevance',
        })}
        options={PRODUCT_ORDERS.filter(
          (value) => text !== undefined || value !== 'newest-desc',
        ).map((value) => ({ value, label: formatMessage({ id: productOrderTexts[value] }) }))}
      />
    </Stack>
  );
}
