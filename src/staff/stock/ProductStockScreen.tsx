import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useGetProductStockQuery, type ProductStock } from '../../api/staffApi.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { rejectionOf } from '../problem.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { Panel } from '../ui/Panel.tsx';
import { isUncounted, useStockText } from '../products/useStockText.ts';
import { LevelMark } from './LevelMark.tsx';
import { StockDialogs } from './StockDialogs.tsx';
import { StockMovements } from './StockMovements.tsx';

const NUMBERS = [
  ['stock', 'staff.stock.onSale'],
  ['reserved', 'staff.stock.reserved'],
  ['shelf', 'staff.stock.shelf'],
  ['waiting', 'staff.stock.waiting'],
] as const;

function Numbers({ product }: { readonly product: ProductStock }) {
  const stockText = useStockText();
  return (
    <Stack component="dl" direction="row" sx={{ gap: 4, flexWrap: 'wrap', m: 0 }}>
      {NUMBERS.map(([name, labelId]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            <FormattedMessage id={labelId} />
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {stockText(product[name])}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

export function ProductStockScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const may = usePermissions();
  const { productId = '' } = useParams();
  const { currentData: data, error, isFetching, refetch } = useGetProductStockQuery({ productId });
  if (!data && !error && isFetching) return <MainLoader />;
  if (!data && [400, 404].includes(rejectionOf(error).status)) {
    return (
      <EmptyState title={formatMessage({ id: 'staff.stock.unknown' })}>
        <Button variant="outlined" href={staffPaths.stock}>
          <FormattedMessage id="staff.menu.stock" />
        </Button>
      </EmptyState>
    );
  }
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        title={data.name}
        heading={
          <>
            <span>{data.name}</span> <LevelMark level={data.level} />
          </>
        }
      >
        {may('changes.read') && (
          <Button href={`${staffPaths.changes}?subject=product&subject_id=${productId}`}>
            <FormattedMessage id="staff.order.changes" />
          </Button>
        )}
        {may('stock.correct') && !isUncounted(data.stock) && (
          <Button
            variant="contained"
            onClick={() => dispatch(dialogOpened({ name: 'correctStock', productId }))}
          >
            <FormattedMessage id="staff.stock.correct" />
          </Button>
        )}
      </PageHeader>
      <Stack sx={{ gap: 3 }}>
        <Panel title={formatMessage({ id: 'staff.menu.stock' })}>
          <Numbers product={data} />
        </Panel>
        <Panel title={formatMessage({ id: 'staff.stock.movements' })}>
          <StockMovements productId={productId} />
        </Panel>
      </Stack>
      <StockDialogs />
    </>
  );
}
