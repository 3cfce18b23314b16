import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTestGatewayMutation, type StaffGateway } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import { gatewayNames } from './gatewayNames.ts';

export function GatewayTestButton({ id }: { readonly id: StaffGateway['gateway'] }) {
  const { formatMessage } = useIntl();
  const [test, { data, error, isLoading }] = useTestGatewayMutation();
  const failure = error
    ? (rejectionOf(error).detail ?? formatMessage({ id: 'staff.noAnswer' }))
    : data?.failure;
  const isAccepted = data?.is_accepted === true;
  return (
    <>
      <Button variant="outlined" disabled={isLoading} onClick={() => void test({ gateway: id })}>
        {formatMessage({ id: 'staff.gateway.test' }, { name: gatewayNames[id] })}
      </Button>
      <Typography role="status" color={isAccepted ? 'success' : 'error'}>
        {!isLoading && (isAccepted ? formatMessage({ id: 'staff.gateway.accepted' }) : failure)}
      </Typography>
    </>
  );
}
