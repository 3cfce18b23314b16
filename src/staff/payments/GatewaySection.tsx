import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveGatewayKeysMutation, type StaffGateway } from '../../api/staffApi.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { GatewayKeysForm } from './GatewayKeysForm.tsx';
import { gatewayNames } from './gatewayNames.ts';
import { GatewayTestButton } from './GatewayTestButton.tsx';

const SOURCE_TEXTS: Readonly<Record<StaffGateway['source'], string>> = {
  settings: 'staff.gateway.fromSettings',
  entered: 'staff.gateway.entered',
  fake: 'staff.gateway.fake',
  none: 'staff.gateway.none',
};

interface GatewaySectionProps {
  readonly gateway: StaffGateway;
  readonly canEnter: boolean;
  /** Time of the last fetch in milliseconds since 1970. A refetch resets the result of the key test. */
  readonly readAt: number | undefined;
}

export function GatewaySection({ gateway, canEnter, readAt }: GatewaySectionProps) {
  const { gateway: id, source } = gateway;
  const { formatMessage } = useIntl();
  const [remove, isRemoving] = useMutationWithToast(
    useRemoveGatewayKeysMutation(),
    'staff.gateway.removed',
  );
  const name = gatewayNames[id];
  return (
    <Stack component="section" aria-label={name} spacing={2}>
      <Typography component="h3" variant="h5">
        {name}
      </Typography>
      <Typography>
        <FormattedMessage id={SOURCE_TEXTS[source]} />
      </Typography>
      {gateway.is_test && source !== 'fake' && (
        <Alert severity="warning">
          <FormattedMessage id="staff.gateway.testMode" />
        </Alert>
      )}
      {gateway.is_unreadable && source !== 'settings' && (
        <Alert severity="error">
          <FormattedMessage id="staff.gateway.unreadable" />
        </Alert>
      )}
      {source !== 'none' && !gateway.has_webhook_secret && (
        <Alert severity="info">
          <FormattedMessage id="staff.gateway.noWebhook" />
        </Alert>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage
          id="staff.gateway.webhookUrl"
          values={{ url: <code>{gateway.webhook_url}</code> }}
        />
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        {source !== 'none' && <GatewayTestButton key={readAt} id={id} />}
        {gateway.has_entered && (
          <Button
            color="error"
            variant="outlined"
            disabled={isRemoving}
            onClick={() => void remove({ gateway: id })}
          >
            {formatMessage({ id: 'staff.gateway.remove' }, { name })}
          </Button>
        )}
      </Stack>
      {canEnter && (
        <details>
          <summary>{formatMessage({ id: 'staff.gateway.enter' }, { name })}</summary>
          <Box sx={{ pt: 2 }}>
            <GatewayKeysForm id={id} hasEntered={gateway.has_entered && !gateway.is_unreadable} />
          </Box>
        </details>
      )}
    </Stack>
  );
}
