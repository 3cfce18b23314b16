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
  /** Whether whoever looks may read the record of changes */
  readonly hasChanges: boolean;
}

/** What happened to an order, and when. */
export function TimelinePanel({ order, hasChanges }: TimelinePanelProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const changes = `${staffPaths.changes}?subject=order&subject_id=${encodeURIComponent(order.number)}`;
  return (
    <Panel title={formatMessage({ id: 'staff.order.timeline' })}>
      <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0 }}>
        {order.timeline.map(({ status, at }) => (
          <Stack
            key={status}
            component="li"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 2 }}
          >
            <span>
              <FormattedMessage id={eventTexts[status]} />
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
