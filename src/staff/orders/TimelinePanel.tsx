import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffOrder } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { useTimes } from '../ui/useTimes.ts';
import { eventTexts } from '../ui/textIds.ts';

interface TimelinePanelProps {
  readonly order: StaffOrder;
  readonly hasChanges: boolean;
}

function eventsOf({ timeline, refunds }: StaffOrder) {
  const ofRefunds = refunds.flatMap(({ id, amount_text: amount, made, settled }) => [
    { key: `refund ${id}`, at: made, messageId: 'staff.event.refund', amount },
    ...(settled === null
      ? []
      : [{ key: `sent ${id}`, at: settled, messageId: 'staff.event.refundSent', amount }]),
  ]);
  const others = timeline.map(({ status, at }) => ({
    key: status,
    at,
    messageId: eventTexts[status],
    amount: '',
  }));
  return [...others, ...ofRefunds].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

export function TimelinePanel({ order, hasChanges }: TimelinePanelProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const changes = `${staffPaths.changes}?subject=order&subject_id=${encodeURIComponent(order.number)}`;
  return (
    <Panel title={formatMessage({ id: 'staff.order.timeline' })}>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {eventsOf(order).map(({ key, at, messageId, amount }) => (
          <Stack
            key={key}
            component="li"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2 }}
          >
            <span>
              <FormattedMessage id={messageId} values={{ amount }} />
            </span>
            <Typography component="time" dateTime={at} color="textSecondary" variant="body2">
              {times.moment(at)}
            </Typography>
          </Stack>
        ))}
      </Stack>
      {hasChanges && (
        <Typography sx={{ mt: 2 }}>
          <Link href={changes}>
            <FormattedMessage id="staff.order.changes" />
          </Link>
        </Typography>
      )}
    </Panel>
  );
}
