import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePreviewSlotStatusQuery, type SlotOrder } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { pressProps } from '../../components/pressProps.ts';
import { slotStepTexts } from '../ui/textIds.ts';
import type { SlotStatusIntent } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { SlotOrderList } from './SlotOrderList.tsx';
import { useSlotStatus } from './useSlotStatus.ts';

interface SlotStatusDialogProps extends SlotStatusIntent {
  readonly onClose: () => void;
}

const settled = ({ settles }: SlotOrder) =>
  settles === null ? null : (
    <FormattedMessage id="staff.slot.settles" values={{ amount: settles }} />
  );

export function SlotStatusDialog({ slot, status, intent, onClose }: SlotStatusDialogProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const { slot_id: slotId, starts, ends } = slot;
  const { data, error, isFetching, refetch } = usePreviewSlotStatusQuery(
    { status, ...(slotId !== null && { slotId }) },
    { refetchOnMountOrArgChange: true },
  );
  const { asked, result, rejection, isBusy, change } = useSlotStatus(status, intent, onClose);
  const texts = slotStepTexts[status];
  const shown = data ? data.orders : [];
  const able = asked ?? shown.filter(({ reason }) => reason === null);
  const unable = shown.filter(({ reason }) => reason !== null);
  const isAsking = result === undefined && able.length > 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesBeside={!isBusy}
      title={formatMessage(
        { id: texts.title },
        { slot: times.slot(starts, ends) ?? formatMessage({ id: 'staff.packing.noSlot' }) },
      )}
      actions={
        <>
          {isAsking && (
            <Button variant="contained" {...pressProps(isBusy, () => void change(able))}>
              {asked && !isBusy ? (
                <FormattedMessage id="staff.slot.tryAgain" />
              ) : (
                <FormattedMessage id={texts.do} values={{ count: able.length }} />
              )}
            </Button>
          )}
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id={isAsking ? 'confirm.cancel' : 'staff.slot.close'} />
          </Button>
        </>
      }
    >
      {result ? (
        <>
          <Typography role="status" sx={{ mb: 2 }}>
            <FormattedMessage
              id="staff.slot.done"
              values={{ count: result.filter(({ reason }) => reason === null).length }}
            />
          </Typography>
          <SlotOrderList
            title={
              <FormattedMessage
                id="staff.slot.cannot"
                values={{ count: result.filter(({ reason }) => reason !== null).length }}
              />
            }
            orders={result
              .filter(({ reason }) => reason !== null)
              .map((order) => ({ ...order, remark: order.reason }))}
          />
        </>
      ) : (
        <>
          {!data && !asked && isFetching && <MainLoader />}
          {!data && !asked && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
          {data && able.length === 0 && (
            <Typography sx={{ mb: 2 }}>
              <FormattedMessage id="staff.slot.nothing" />
            </Typography>
          )}
          <SlotOrderList
            title={<FormattedMessage id={texts.will} values={{ count: able.length }} />}
            orders={able.map((order) => ({ ...order, remark: settled(order) }))}
          />
          <SlotOrderList
            title={<FormattedMessage id="staff.slot.cannot" values={{ count: unable.length }} />}
            orders={unable.map((order) => ({ ...order, remark: order.reason }))}
          />
          {data && data.has_more && (
            <Typography variant="body2">
              <FormattedMessage id="staff.slot.more" />
            </Typography>
          )}
          <FormMessage
            outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
          />
        </>
      )}
    </Dialog>
  );
}
