import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useImportCustomersMutation,
  type ImportedCustomers,
  type ImportRow,
} from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import { useIdempotentSubmit } from '../ui/useIdempotentSubmit.ts';

interface CustomerImportProps {
  readonly draft: ImportRow;
  readonly onDone: () => void;
}

function Result({ result }: { readonly result: ImportedCustomers }) {
  const { added, unchanged, skipped, unlisted, rows } = result;
  return (
    <>
      <Typography role="status">
        <FormattedMessage id="staff.import.customers.done" values={{ added, unchanged, skipped }} />
      </Typography>
      {rows.length > 0 && (
        <Stack component="ul" sx={{ pl: 3, m: 0, gap: 0.5 }}>
          {rows.map(({ row, reason, is_skipped: isSkipped }, index) => (
            <li key={index}>
              <FormattedMessage
                id={isSkipped ? 'staff.import.customers.skipped' : 'staff.import.customers.noted'}
                values={{ row, reason }}
              />
            </li>
          ))}
          {unlisted > 0 && (
            <li>
              <FormattedMessage id="staff.import.customers.more" values={{ count: unlisted }} />
            </li>
          )}
        </Stack>
      )}
    </>
  );
}

export function CustomerImport({ draft, onDone }: CustomerImportProps) {
  const { formatMessage } = useIntl();
  const [send, { data: result, error, isLoading }] = useImportCustomersMutation();
  const submit = useIdempotentSubmit();
  return (
    <Stack sx={{ gap: 2, alignItems: 'start' }}>
      {result ? (
        <Result result={result} />
      ) : (
        <Typography>
          <FormattedMessage id="staff.import.customers.text" />
        </Typography>
      )}
      {error && (
        <Alert severity="error">
          {rejectionOf(error).detail ?? formatMessage({ id: 'staff.failed' })}
        </Alert>
      )}
      {result ? (
        <Button variant="contained" onClick={onDone}>
          <FormattedMessage id="staff.import.customers.close" />
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={isLoading}
          onClick={() => void submit(send, { importId: draft.id })}
        >
          <FormattedMessage id="staff.import.customers" />
        </Button>
      )}
    </Stack>
  );
}
