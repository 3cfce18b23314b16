import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { useStartImportMutation, type ImportRow } from '../../api/staffApi.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { RowFiles } from './RowFiles.tsx';

interface CheckResultProps {
  readonly row: ImportRow;
  readonly onEdit: () => void;
  readonly onStarted: () => void;
}

export function CheckResult({ row, onEdit, onStarted }: CheckResultProps) {
  const [start, isStarting] = useMutationWithToast(
    useStartImportMutation(),
    'staff.import.started',
  );
  const { id: importId, mapping, rows, inserted, updated, unchanged, rejected } = row;
  const count = inserted + updated;
  async function importAll() {
    if (mapping && (await start({ importId, importMapping: mapping }))) onStarted();
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={rejected > 0 ? 'warning' : 'info'}>
        <FormattedMessage
          id="staff.import.check.counts"
          values={{ rows, inserted, updated, unchanged, rejected }}
        />
      </Alert>
      <RowFiles row={row} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={isStarting || count === 0}
          onClick={() => void importAll()}
        >
          <FormattedMessage id="staff.import.start" values={{ count }} />
        </Button>
        <Button variant="outlined" onClick={onEdit}>
          <FormattedMessage id="staff.import.check.edit" />
        </Button>
      </Stack>
      <ImportChanges importId={importId} kind="added" titleId="staff.import.check.added" />
      <ImportChanges importId={importId} kind="changed" titleId="staff.import.check.changed" />
    </Stack>
  );
}
