import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useListSellersQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { SellersPanel } from './SellersPanel.tsx';
import type { Period } from './period.ts';

export function SellerPanels({ days }: { readonly days: Period }) {
  const { formatMessage } = useIntl();
  const { currentData: data, error, isFetching, refetch } = useListSellersQuery({ days });
  if (!data && !error && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr' } }}>
      <SellersPanel title={formatMessage({ id: 'staff.insight.best' })} sellers={data.best} />
      <SellersPanel title={formatMessage({ id: 'staff.insight.worst' })} sellers={data.worst} />
    </Box>
  );
}
