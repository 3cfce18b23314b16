import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListCustomersQuery } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { LIST_PAGE_SIZE } from '../ui/ListPages.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { ResultList } from '../ui/ResultList.tsx';
import { CustomerListRow } from './CustomerListRow.tsx';

export function CustomersScreen() {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const result = useListCustomersQuery({
    ...(text !== '' && { text }),
    page: pageNumber(query),
    pageSize: LIST_PAGE_SIZE,
  });
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.customers' })} />
      <Stack direction="row" sx={{ mb: 2 }}>
        <ListSearchField label={formatMessage({ id: 'staff.customers.search' })} />
      </Stack>
      <ResultList
        query={result}
        emptyId={text === '' ? 'staff.customers.none' : 'staff.customers.notFound'}
      >
        {result.data?.customers.map((customer) => (
          <CustomerListRow key={customer.customer_id} customer={customer} />
        ))}
      </ResultList>
    </>
  );
}
