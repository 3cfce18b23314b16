import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListGatewaysQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { GatewaySection } from './GatewaySection.tsx';

export function GatewaysPanel() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListGatewaysQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <Panel title={formatMessage({ id: 'staff.gateway' })}>
      <Stack spacing={4}>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="staff.gateway.hint" />
        </Typography>
        {!data.can_enter && (
          <Alert severity="info">
            <FormattedMessage id="staff.gateway.noSecretsKey" />
          </Alert>
        )}
        {data.gateways.map((gateway) => (
          <GatewaySection
            key={gateway.gateway}
            gateway={gateway}
            canEnter={data.can_enter && gateway.source !== 'settings'}
            readAt={fulfilledTimeStamp}
          />
        ))}
      </Stack>
    </Panel>
  );
}
