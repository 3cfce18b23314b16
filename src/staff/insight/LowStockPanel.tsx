import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as PageLink } from 'react-router';
import { useListStockQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useMayOpen } from '../session/useMayOpen.ts';
import { staffPaths } from '../staffPaths.ts';
import { LevelMark } from '../stock/LevelMark.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';

const SHOWN = 5;

function LowStock() {
  const { data, error, isFetching, refetch } = useListStockQuery({
    view: 'low',
    page: 1,
    pageSize: SHOWN,
  });
  if (!data && !error && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  if (data.total === 0) return <FormattedMessage id="staff.stock.none.low" />;
  return (
    <>
      <Typography>
        <FormattedMessage id="staff.insight.lowStock.count" values={{ count: data.total }} />
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 2 }}>
        {data.products.map(({ product_id: id, name, level, stock }) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Link href={staffPaths.productStock(id)} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {name}
            </Link>
            <LevelMark level={level} />
            <span>
              <FormattedMessage id="staff.stock.units" values={{ count: stock }} />
            </span>
          </Stack>
        ))}
      </Stack>
      <Button variant="outlined" component={PageLink} to={staffPaths.stock}>
        <FormattedMessage id="staff.insight.lowStock.all" />
      </Button>
    </>
  );
}

export function LowStockPanel() {
  const { formatMessage } = useIntl();
  const mayOpen = useMayOpen();
  if (!mayOpen(staffPaths.stock)) return null;
  return (
    <Panel title={formatMessage({ id: 'staff.insight.lowStock' })}>
      <LowStock />
    </Panel>
  );
}
