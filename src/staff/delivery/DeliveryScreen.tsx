import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { MethodList } from './MethodList.tsx';
import { SlotCapacityDialog } from './SlotCapacityDialog.tsx';
import { SlotDays } from './SlotDays.tsx';

export function DeliveryScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.delivery' })}>
        <Button variant="contained" href={staffPaths.deliveryMethod('new')}>
          <FormattedMessage id="staff.delivery.new" />
        </Button>
      </PageHeader>
      <Stack spacing={3}>
        <Panel title={formatMessage({ id: 'staff.delivery.methods' })}>
          <MethodList />
        </Panel>
        <Panel
          title={formatMessage({ id: 'staff.delivery.slots' })}
          extra={<ChangesLink subject="slot" />}
        >
          <SlotDays />
        </Panel>
        <Panel title={formatMessage({ id: 'staff.delivery.days' })}>
          <ClosedDays />
        </Panel>
      </Stack>
      {dialog?.name === 'slotCapacity' && (
        <SlotCapacityDialog {...dialog} onClose={() => dispatch(dialogClosed())} />
      )}
    </>
  );
}
