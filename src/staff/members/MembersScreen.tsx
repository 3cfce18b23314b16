import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListMembersQuery } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberDialogs } from './MemberDialogs.tsx';
import { MemberRow } from './MemberRow.tsx';

export function MembersScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const { data, error, isLoading, refetch } = useListMembersQuery();
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.members' })}>
        <Button variant="contained" onClick={() => dispatch(dialogOpened({ name: 'invite' }))}>
          <FormattedMessage id="staff.members.invite" />
        </Button>
      </PageHeader>
      <Paper sx={{ boxShadow: 1 }}>
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </Stack>
      </Paper>
      <MemberDialogs members={data.members} />
      {dialog?.name === 'invite' && <InviteDialog onClose={() => dispatch(dialogClosed())} />}
    </>
  );
}
