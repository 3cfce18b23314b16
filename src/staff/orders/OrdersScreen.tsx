import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import ViewListIcon from '@mui/icons-material/ViewListOutlined';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../frame/PageHeader.tsx';
import { withFilter } from '../ui/pageQuery.ts';
import { OrderBoard } from './OrderBoard.tsx';
import { OrderList } from './OrderList.tsx';
import { scannedText } from './scanReader.ts';
import { useScanner } from './useScanner.ts';

export function OrdersScreen() {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  useScanner(true, (scan) => setQuery(withFilter(query, { text: scannedText(scan) })));
  const view = query.get('view') === 'board' ? 'board' : 'list';
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.orders' })}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, next: string | null) => {
            if (next !== null) setQuery(withFilter(query, { view: next === 'list' ? '' : next }));
          }}
          aria-label={formatMessage({ id: 'staff.orders.view' })}
        >
          <ToggleButton value="list" aria-label={formatMessage({ id: 'staff.orders.view.list' })}>
            <ViewListIcon />
          </ToggleButton>
          <ToggleButton value="board" aria-label={formatMessage({ id: 'staff.orders.view.board' })}>
            <ViewColumnIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      </PageHeader>
      {view === 'list' ? <OrderList /> : <OrderBoard />}
    </>
  );
}
