import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListContentVersionsQuery, type StaffContent } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';

interface VersionListProps {
  readonly content: Pick<StaffContent, 'kind' | 'handle'>;
  readonly before?: string;
}

function VersionList({ content: { kind, handle }, before }: VersionListProps) {
  const { formatMessage } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, isLoading, refetch } = useListContentVersionsQuery({
    kind,
    handle,
    ...(before !== undefined && { before }),
  });
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const last = data.versions.at(-1);
  return (
    <>
      {!last && before === undefined && (
        <Typography>
          <FormattedMessage id="staff.content.noVersions" />
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 1 }}>
        {data.versions.map(({ id, at, by, title }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <time dateTime={at}>{times.moment(at)}</time>
              <span>{` · ${by ?? formatMessage({ id: 'staff.content.beforeAll' })}`}</span>
              <br />
              <span>{title}</span>
            </Typography>
            <Button
              size="small"
              aria-label={formatMessage(
                { id: 'staff.content.lookAt' },
                { time: times.moment(at), title },
              )}
              onClick={() => dispatch(dialogOpened({ name: 'contentVersion', versionId: id }))}
            >
              <FormattedMessage id="staff.content.look" />
            </Button>
          </Stack>
        ))}
      </Stack>
      {data.has_more && !isFollowed && (
        <Button onClick={() => setIsFollowed(true)}>
          <FormattedMessage id="staff.content.moreVersions" />
        </Button>
      )}
      {isFollowed && last && <VersionList content={{ kind, handle }} before={last.id} />}
    </>
  );
}

export function VersionsPanel({ content }: { readonly content: StaffContent }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.content.versions' })}>
      <VersionList content={content} />
    </Panel>
  );
}
