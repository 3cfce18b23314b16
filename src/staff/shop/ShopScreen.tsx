import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { useGetShopDetailsQuery, type ShopDetails } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { GatewaysPanel } from '../payments/GatewaysPanel.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { ShopForm } from './ShopForm.tsx';

function Edited({ details }: { readonly details: ShopDetails }) {
  const [{ opened, round }, setOpened] = useState({ opened: details, round: 0 });
  const begin = (next: ShopDetails) => setOpened({ opened: next, round: round + 1 });
  return (
    <ShopForm
      key={round}
      details={opened}
      hasOnline={details.has_online}
      onSaved={begin}
      onDiscarded={() => begin(details)}
    />
  );
}

export function ShopScreen() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetShopDetailsQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.details' })}>
        <ChangesLink subject="shop" />
      </PageHeader>
      <Stack spacing={3}>
        <Edited details={data} />
        <GatewaysPanel />
      </Stack>
    </>
  );
}
