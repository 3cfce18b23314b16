import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import {
  useChangeOrderStatusMutation,
  type OrderStatus,
  type StaffOrder,
} from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { flushPackQueue } from './packQueue.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { stepTexts } from '../ui/textIds.ts';

type Step = Exclude<OrderStatus, 'placed' | 'cancelled'>;

const isStep = (status: OrderStatus): status is Step =>
  status !== 'placed' && status !== 'cancelled';

export function OrderActions({ order }: { readonly order: StaffOrder }) {
  const dispatch = useStaffDispatch();
  const may = usePermissions();
  const [change, isBusy] = useMutationWithToast(
    useChangeOrderStatusMutation(),
    'staff.order.changed',
  );
  const { number, next } = order;
  async function goOn(status: Step): Promise<void> {
    // The status depends on queued packing changes, so send them first.
    if (await dispatch(flushPackQueue())) {
      await change({ number, orderStatusForm: { status } });
    }
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {order.status !== 'cancelled' && (
        <Button
          variant="outlined"
          startIcon={<PrintIcon />}
          href={`${staffPaths.packingList}?number=${encodeURIComponent(number)}`}
        >
          <FormattedMessage id="staff.order.print" />
        </Button>
      )}
      {next.includes('cancelled') && may('orders.manage') && (
        <Button
          variant="outlined"
          color="error"
          onClick={() => dispatch(dialogOpened({ name: 'cancel', number }))}
        >
          <FormattedMessage
            id={
              order.status === 'dispatched' ? 'staff.order.do.returned' : 'staff.order.do.cancelled'
            }
          />
        </Button>
      )}
      {may('orders.pack') &&
        next.filter(isStep).map((status) => (
          <Button
            key={status}
            variant="contained"
            disabled={isBusy}
            onClick={() => void goOn(status)}
          >
            <FormattedMessage id={stepTexts[status]} />
          </Button>
        ))}
    </Stack>
  );
}
