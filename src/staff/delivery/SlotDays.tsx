import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useChangeDeliverySlotMutation,
  useListDeliverySlotsQuery,
  type StaffSlot,
} from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Mark } from '../ui/Mark.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';

function SlotMark({ slot }: { readonly slot: StaffSlot }) {
  const { capacity, taken, is_closed: isClosed, is_past_cutoff: isPast } = slot;
  const notOffered = (
    <Mark tone="neutral">
      <FormattedMessage id="staff.delivery.slot.notOffered" />
    </Mark>
  );
  if (!slot.is_offered) return notOffered;
  if (slot.is_day_closed) {
    return (
      <Mark tone="error">
        <FormattedMessage id="staff.delivery.day.closed" />
      </Mark>
    );
  }
  if (isClosed) {
    return (
      <Mark tone="error">
        <FormattedMessage id="staff.delivery.slot.closed" />
      </Mark>
    );
  }
  if (isPast) return notOffered;
  if (taken < capacity) return null;
  return (
    <Mark tone="warning">
      <FormattedMessage id="staff.delivery.slot.full" />
    </Mark>
  );
}

function SlotRow({ slot }: { readonly slot: StaffSlot }) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const { slot_id: slotId, method_name: method, starts, ends, capacity, taken } = slot;
  const { is_closed: isClosed } = slot;
  const [change, isChanging] = useMutationWithToast(
    useChangeDeliverySlotMutation(),
    isClosed ? 'staff.delivery.slot.isOpened' : 'staff.delivery.slot.isClosed',
  );
  const when = times.slot(starts, ends) ?? '';
  const label = (id: string) => formatMessage({ id }, { slot: `${method}, ${when}` });
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 2,
        py: 1.5,
        alignItems: { sm: 'center' },
        ...ROW_BORDER,
      }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 'var(--rr-weight-strong)' }}>{when}</Typography>
          <SlotMark slot={slot} />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <span>{`${method} · `}</span>
          <FormattedMessage id="staff.delivery.slot.taken" values={{ taken, capacity }} />
        </Typography>
        <LinearProgress
          variant="determinate"
          aria-hidden
          value={capacity === 0 ? 100 : (100 * taken) / capacity}
          sx={{ maxWidth: 320 }}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={label('staff.delivery.slot.changeOf')}
          onClick={() =>
            dispatch(dialogOpened({ name: 'slotCapacity', slotId, when, capacity, taken }))
          }
        >
          <FormattedMessage id="staff.delivery.slot.change" />
        </Button>
        {!slot.is_day_closed && slot.is_offered && (
          <Button
            size="small"
            color={isClosed ? 'primary' : 'error'}
            disabled={isChanging}
            aria-label={label(
              isClosed ? 'staff.delivery.slot.openOf' : 'staff.delivery.slot.closeOf',
            )}
            onClick={() => void change({ slotId, staffSlotChange: { is_closed: !isClosed } })}
          >
            <FormattedMessage
              id={isClosed ? 'staff.delivery.slot.open' : 'staff.delivery.slot.close'}
            />
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

export function SlotDays() {
  const { data, error, isFetching, refetch } = useListDeliverySlotsQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  if (data.slots.length === 0) {
    return (
      <Typography>
        <FormattedMessage id="staff.delivery.slots.none" />
      </Typography>
    );
  }
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.slots.map((slot) => (
        <SlotRow key={slot.slot_id} slot={slot} />
      ))}
    </Stack>
  );
}
