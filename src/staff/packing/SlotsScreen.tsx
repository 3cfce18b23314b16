import { nanoid } from '@reduxjs/toolkit';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListPackingSlotsQuery, type PackingSlot, type SlotStatus } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { SlotStatusDialog } from './SlotStatusDialog.tsx';

function SlotActions({ slot }: { readonly slot: PackingSlot }) {
  const dispatch = useStaffDispatch();
  const may = usePermissions();
  const { slot_id: id, starts, ends, to_pack: toPack, packed, dispatched } = slot;
  const query = (values: Record<string, string>) =>
    `${staffPaths.packingList}?${new URLSearchParams({ ...(id !== null && { slot_id: id }), ...values }).toString()}`;
  const ask = (status: SlotStatus) => () =>
    dispatch(
      dialogOpened({
        name: 'slotStatus',
        slot: { slot_id: id, starts, ends },
        status,
        intent: nanoid(),
      }),
    );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {id !== null && (
        <Link href={`${staffPaths.orders}?slot=${id}`}>
          <FormattedMessage id="staff.packing.orders" />
        </Link>
      )}
      {toPack > 0 && (
        <Button variant="contained" startIcon={<PrintIcon />} href={query({ status: 'placed' })}>
          <FormattedMessage id="staff.packing.printLists" values={{ count: toPack }} />
        </Button>
      )}
      {toPack + packed > 0 && (
        <Button variant="outlined" startIcon={<PrintIcon />} href={query({ form: 'labels' })}>
          <FormattedMessage id="staff.packing.printLabels" />
        </Button>
      )}
      {packed > 0 && may('orders.pack') && (
        <Button variant="outlined" onClick={ask('dispatched')}>
          <FormattedMessage id="staff.packing.dispatch" values={{ count: packed }} />
        </Button>
      )}
      {dispatched > 0 && may('orders.pack') && (
        <Button variant="outlined" onClick={ask('delivered')}>
          <FormattedMessage id="staff.packing.deliver" values={{ count: dispatched }} />
        </Button>
      )}
    </Stack>
  );
}

function Slot({ slot }: { readonly slot: PackingSlot }) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const { starts, ends, delivery, to_pack: toPack, unpaid, packed, dispatched } = slot;
  const title = times.slot(starts, ends) ?? formatMessage({ id: 'staff.packing.noSlot' });
  const done = packed + dispatched;
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <div>
          <Typography component="h2" variant="h5">
            {title}
          </Typography>
          <Typography color="textSecondary">{delivery}</Typography>
          <Typography>
            <FormattedMessage id="staff.packing.counts" values={{ toPack, packed, dispatched }} />
          </Typography>
          {unpaid > 0 && (
            <Typography color="error">
              <FormattedMessage id="staff.packing.unpaid" values={{ count: unpaid }} />
            </Typography>
          )}
        </div>
        <SlotActions slot={slot} />
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(done / Math.max(toPack + done, 1)) * 100}
        aria-label={formatMessage({ id: 'staff.packing.progress' }, { slot: title })}
        sx={{ mt: 2 }}
      />
    </Card>
  );
}

export function SlotsScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const { data, error, isLoading, refetch } = useListPackingSlotsQuery();
  if (isLoading) return <MainLoader />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.packing' })} />
      {!data && <LoadFailure error={error} onRetry={refetch} />}
      {data && data.slots.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.packing.none" />
        </Typography>
      )}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0 }}>
        {data && data.slots.map((slot) => <Slot key={slot.slot_id ?? ''} slot={slot} />)}
      </Stack>
      {dialog?.name === 'slotStatus' && (
        <SlotStatusDialog {...dialog} onClose={() => dispatch(dialogClosed())} />
      )}
    </>
  );
}
