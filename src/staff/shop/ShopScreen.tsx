import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { useGetShopDetailsQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { ShopForm } from './ShopForm.tsx';

/** Who runs the shop, how to reach them, and how they are paid. */
export function ShopScreen() {
  const { formatMessage } = useIntl();
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useGetShopDetailsQuery();
  const begin = () => setRound(round + 1);
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.details' })}>
        <ChangesLink subject="shop" />
      </PageHeader>
      <ShopForm
        key={`${round} ${data.version}`}
        details={data}
        onSaved={begin}
        onDiscarded={begin}
      />
    </>
  );
}
