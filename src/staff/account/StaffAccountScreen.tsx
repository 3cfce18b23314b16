import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffPasskeysQuery, type Passkey } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';
import { AppPanel } from './AppPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { RemoveOwnPasskeyDialog } from './RemoveOwnPasskeyDialog.tsx';

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const times = useTimes();
  const { passkey_id: passkeyId, name, created_at: made, last_used_at: used } = passkey;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
      }}
    >
      <div>
        <Typography
          component="h3"
          sx={{ fontWeight: 'var(--rr-weight-strong)', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="passkeys.made" values={{ date: times.moment(made) }} />
          <br />
          {used === '' ? (
            <FormattedMessage id="passkeys.unused" />
          ) : (
            <FormattedMessage id="passkeys.used" values={{ date: times.moment(used) }} />
          )}
        </Typography>
      </div>
      <Button
        variant="outlined"
        color="error"
        aria-label={formatMessage({ id: 'passkeys.removeNamed' }, { name })}
        onClick={() => dispatch(dialogOpened({ name: 'removePasskey', passkeyId, label: name }))}
      >
        <FormattedMessage id="address.remove" />
      </Button>
    </Stack>
  );
}

export function StaffAccountScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const { data, error, isLoading, refetch } = useListStaffPasskeysQuery();
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const { passkeys } = data;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.account.title' })} />
      <Stack spacing={3} sx={{ maxWidth: 640 }}>
        <Panel title={formatMessage({ id: 'passkeys.title' })}>
          <Typography>
            <FormattedMessage id={passkeys.length === 0 ? 'passkeys.empty' : 'passkeys.lead'} />
          </Typography>
          {passkeys.length > 0 && (
            <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.passkey_id} passkey={passkey} />
              ))}
            </Stack>
          )}
        </Panel>
        <Panel title={formatMessage({ id: 'passkeys.add' })}>
          <AddPasskeyForm hasPasskeys={passkeys.length > 0} />
        </Panel>
        <AppPanel hasPasskeys={passkeys.length > 0} />
        <SessionsPanel />
      </Stack>
      {dialog?.name === 'removePasskey' && (
        <RemoveOwnPasskeyDialog
          passkeyId={dialog.passkeyId}
          name={dialog.label}
          onClose={() => dispatch(dialogClosed())}
        />
      )}
    </>
  );
}
