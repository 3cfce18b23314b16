import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  useListClosedDaysQuery,
  useSetClosedDayMutation,
  type ClosedDay,
} from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

const schema = object({ day: string().required('form.error.missing') });

function ClosedDayRow({ closed: { day, orders } }: { readonly closed: ClosedDay }) {
  const { formatMessage } = useIntl();
  const shown = useTimes().calendarDay(day);
  const [set, isSetting] = useMutationWithToast(
    useSetClosedDayMutation(),
    'staff.delivery.day.isOpened',
  );
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, py: 1, alignItems: 'center' }}>
      <Stack sx={{ flex: 1 }}>
        <Typography>{shown}</Typography>
        {orders > 0 && (
          <Typography variant="body2" color="error">
            <FormattedMessage id="staff.delivery.day.orders" values={{ count: orders }} />
          </Typography>
        )}
      </Stack>
      <Button
        size="small"
        disabled={isSetting}
        aria-label={formatMessage({ id: 'staff.delivery.day.openOf' }, { day: shown })}
        onClick={() => void set({ day, closedDayForm: { is_closed: false } })}
      >
        <FormattedMessage id="staff.delivery.slot.open" />
      </Button>
    </Stack>
  );
}

function CloseDayForm() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [set] = useSetClosedDayMutation();
  const form = useStaffForm({
    name: 'staff-closed-day',
    initialValues: { day: '' },
    schema,
    send: ({ day = '' }, sendOnce) => sendOnce(set, { day, closedDayForm: { is_closed: true } }),
    onDone: () =>
      dispatch(
        toastShown({ kind: 'success', content: { messageId: 'staff.delivery.day.isClosed' } }),
      ),
    isEmptied: true,
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.delivery.day.close' })}>
      <TextField
        field={form.fieldOf('day')}
        label={formatMessage({ id: 'staff.delivery.day' })}
        type="date"
      />
    </ServerFormFrame>
  );
}

export function ClosedDays() {
  const { data, error, isFetching, refetch } = useListClosedDaysQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="staff.delivery.days.hint" />
      </Typography>
      {data.days.length > 0 && (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.days.map((closed) => (
            <ClosedDayRow key={closed.day} closed={closed} />
          ))}
        </Stack>
      )}
      <CloseDayForm />
    </Stack>
  );
}
