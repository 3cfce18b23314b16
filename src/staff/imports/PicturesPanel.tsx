import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListImportPicturesQuery, useRetryImportPicturesMutation } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { Panel } from '../ui/Panel.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

const POLL_MS = 5000;

export function PicturesPanel() {
  const { formatMessage } = useIntl();
  const known = useListImportPicturesQuery();
  const isBusy = known.data !== undefined && known.data.waiting > 0;
  const { data } = useListImportPicturesQuery(undefined, {
    pollingInterval: isBusy ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const [retry, isRetrying] = useMutationWithToast(
    useRetryImportPicturesMutation(),
    'staff.import.pictures.retried',
  );
  if (!data || data.waiting + data.failed === 0) return null;
  return (
    <Panel title={formatMessage({ id: 'staff.pictures.title' })}>
      <Stack sx={{ gap: 2 }}>
        {data.waiting > 0 && (
          <Typography role="status">
            <FormattedMessage id="staff.import.pictures.waiting" values={{ count: data.waiting }} />
          </Typography>
        )}
        {data.failed > 0 && (
          <>
            <Alert
              severity="warning"
              action={
                <Button disabled={isRetrying} onClick={() => void retry({})}>
                  <FormattedMessage id="staff.import.pictures.retry" />
                </Button>
              }
            >
              <FormattedMessage id="staff.import.pictures.failed" values={{ count: data.failed }} />
            </Alert>
            <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {data.failures.map(({ product_id: id, name, address, reason }) => (
                <Stack component="li" key={`${id} ${address}`} sx={{ py: 1, ...ROW_BORDER }}>
                  <Link href={staffPaths.pictures(id)}>{name}</Link>
                  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {address}
                  </Typography>
                  <Typography variant="body2" color="error">
                    {reason}
                  </Typography>
                </Stack>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Panel>
  );
}
