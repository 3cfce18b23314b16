import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useGetStaffSecondFactorQuery,
  useRemoveStaffSecondFactorMutation,
} from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { AppSetupForm } from './AppSetupForm.tsx';
import { ProvenStaffButton } from './ProvenStaffForm.tsx';

export function AppPanel({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.account.app' })}>
      <Content hasPasskeys={hasPasskeys} />
    </Panel>
  );
}

function Content({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useStaffDispatch();
  const { data, error, isLoading, refetch } = useGetStaffSecondFactorQuery();
  const [remove] = useRemoveStaffSecondFactorMutation();
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data.is_on) return <AppSetupForm hasPasskeys={hasPasskeys} />;
  const date = formatDate(data.since, { dateStyle: 'medium' });
  return (
    <>
      <Typography>
        <FormattedMessage id="secondFactor.since" values={{ date }} />
      </Typography>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="secondFactor.left" values={{ count: data.recovery_codes_left }} />
      </Typography>
      <ProvenStaffButton
        name="staff-app-off"
        submitLabel={formatMessage({ id: 'secondFactor.switchOff' })}
        hasPasskeys={hasPasskeys}
        send={(staffProof) => remove({ staffProof })}
        onDone={() => {
          const content = { messageId: 'secondFactor.switchedOff' };
          dispatch(toastShown({ kind: 'success', content }));
        }}
      />
    </>
  );
}
