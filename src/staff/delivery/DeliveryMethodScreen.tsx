import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { useParams } from 'react-router';
import { useListStaffDeliveryMethodsQuery, type StaffDeliveryMethod } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { staffPaths } from '../staffPaths.ts';
import { MethodForm } from './MethodForm.tsx';

interface EditedProps {
  readonly title: string;
  readonly method?: StaffDeliveryMethod;
}

function Edited({ title, method }: EditedProps) {
  const [{ opened, round }, setOpened] = useState({ opened: method, round: 0 });
  return (
    <>
      <PageHeader title={title}>
        {method && <ChangesLink subject="delivery" subjectId={method.method_id} />}
      </PageHeader>
      <MethodForm
        key={round}
        method={opened}
        onDiscarded={() => setOpened({ opened: method, round: round + 1 })}
      />
    </>
  );
}

export function DeliveryMethodScreen() {
  const { formatMessage } = useIntl();
  const { methodId = '' } = useParams();
  const { data, error, isFetching, refetch } = useListStaffDeliveryMethodsQuery();
  if (methodId === 'new') return <Edited title={formatMessage({ id: 'staff.delivery.new' })} />;
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const method = data.methods.find(({ method_id: id }) => id === methodId);
  if (method) return <Edited key={methodId} title={method.values.name.en} method={method} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.delivery.unknown' })} />
      <Button variant="outlined" href={staffPaths.delivery}>
        {formatMessage({ id: 'staff.menu.delivery' })}
      </Button>
    </>
  );
}
