import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useEndStaffSessionMutation,
  useListStaffSessionsQuery,
  type StaffSessionEntry,
} from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useDeviceName } from '../../components/useDeviceName.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

export function SessionsPanel() {
  const { formatMessage } = useIntl();
  const { data, error, isLoading, refetch } = useListStaffSessionsQuery();
  return (
    <Panel title={formatMessage({ id: 'sessions.title' })}>
      <Typography>
        <FormattedMessage id="sessions.text" />
      </Typography>
      {isLoading && <MainLoader />}
      {!isLoading && !data && <LoadFailure error={error} onRetry={refetch} />}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {(data ? data.sessions : []).map((session) => (
          <SessionRow key={session.session_id} session={session} />
        ))}
      </Stack>
    </Panel>
  );
}

function SessionRow({ session }: { readonly session: StaffSessionEntry }) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const [end, isBusy] = useMutationWithToast(
    useEndStaffSessionMutation(),
    'staff.account.sessionEnded',
  );
  const { session_id: sessionId, is_current: isCurrent } = session;
  const name = useDeviceName(session);
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        py: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        ...ROW_BORDER,
      }}
    >
      <div>
        <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-strong)' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage
            id="sessions.started"
            values={{ date: times.moment(session.started_at) }}
          />
          <br />
          <FormattedMessage
            id="sessions.used"
            values={{ date: times.moment(session.last_used_at) }}
          />
        </Typography>
      </div>
      {isCurrent ? (
        <Mark tone="info">
          <FormattedMessage id="sessions.current" />
        </Mark>
      ) : (
        <Button
          variant="outlined"
          disabled={isBusy}
          aria-label={formatMessage({ id: 'sessions.endNamed' }, { name })}
          onClick={() => void end({ sessionId })}
        >
          <FormattedMessage id="sessions.end" />
        </Button>
      )}
    </Stack>
  );
}
