import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useListStockQuery } from '../../api/staffApi.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { PageHeader } from '../frame/PageHeader.tsx';
import { scannedText } from '../orders/scanReader.ts';
import { useScanner } from '../orders/useScanner.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { LIST_PAGE_SIZE } from '../ui/ListPages.tsx';
import { ExportAlerts } from './ExportAlerts.tsx';
import { ListSearchField } from '../ui/ListSearchField.tsx';
import { ResultList } from '../ui/ResultList.tsx';
import { stockViewTexts } from '../ui/textIds.ts';
import { withFilter } from '../ui/pageQuery.ts';
import { StockDialogs } from './StockDialogs.tsx';
import { StockListRow } from './StockListRow.tsx';

const VIEWS = ['low', 'out', 'waiting'] as const;

function StockList() {
  const [query] = useSearchParams();
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'low';
  const result = useListStockQuery({
    ...(text === '' ? { view } : { text }),
    page: pageNumber(query),
    pageSize: LIST_PAGE_SIZE,
  });
  const { data } = result;
  const intro = data && text === '' && (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      <FormattedMessage
        id={stockViewTexts[view].hint}
        values={{ count: data.low_stock, total: data.total }}
      />
    </Typography>
  );
  return (
    <ResultList
      query={result}
      emptyId={text === '' ? stockViewTexts[view].none : 'staff.stock.notFound'}
      intro={intro}
    >
      {data?.products.map((product) => (
        <StockListRow key={product.product_id} product={product} />
      ))}
    </ResultList>
  );
}

export function StockScreen() {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  const [query, setQuery] = useSearchParams();
  useScanner(true, (scan) => setQuery(withFilter(query, { text: scannedText(scan) })));
  const isSearching = (query.get('text') ?? '') !== '';
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'low';
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.stock' })}>
        {view === 'waiting' && may('lists.export') && <ExportAlerts />}
      </PageHeader>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <ListSearchField label={formatMessage({ id: 'staff.stock.search' })} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isSearching ? null : view}
          onChange={(_event, next: string | null) => {
            const shown = next ?? view;
            setQuery(withFilter(query, { text: '', view: shown === 'low' ? '' : shown }));
          }}
          aria-label={formatMessage({ id: 'staff.stock.view' })}
        >
          {VIEWS.map((known) => (
            <ToggleButton key={known} value={known}>
              <FormattedMessage id={stockViewTexts[known].label} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <StockList />
      <StockDialogs />
    </>
  );
}
