import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useListImportsQuery,
  useStopImportMutation,
  type ImportRow,
  type ImportState,
} from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { Mark, type MarkTone } from '../ui/Mark.tsx';
import { Panel } from '../ui/Panel.tsx';
import { importStateTexts } from '../ui/textIds.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogOpened } from '../ui/staffUiSlice.ts';
import { useTimes } from '../ui/useTimes.ts';
import { isUnderWay, POLL_MS } from './importProgress.ts';
import { RowFiles } from './RowFiles.tsx';
import { UndoImportDialog } from './UndoImportDialog.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

const TONES: Readonly<Record<ImportState, MarkTone>> = {
  draft: 'neutral',
  waiting: 'info',
  running: 'info',
  done: 'success',
  stopped: 'warning',
  failed: 'error',
  checked: 'neutral',
  undone: 'neutral',
};

function ImportItem({ row }: { readonly row: ImportRow }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const times = useTimes();
  const [stop, isStopping] = useMutationWithToast(useStopImportMutation(), 'staff.import.stopped');
  const { id: importId, file_name: name, state, by, made, problem, progress, rows } = row;
  const { inserted, updated, unchanged, rejected } = row;
  return (
    <Stack
      component="li"
      spacing={1}
      sx={{ py: 2, borderTop: '1px solid var(--mui-palette-divider)' }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Mark tone={TONES[state]}>
          <FormattedMessage id={importStateTexts[state]} />
        </Mark>
      </Stack>
      {isUnderWay(row) && (
        <LinearProgress
          {...(row.task === 'undo'
            ? { variant: 'indeterminate' }
            : { variant: 'determinate', value: progress * 100 })}
          aria-label={formatMessage({ id: 'staff.import.progress' }, { name })}
        />
      )}
      {problem !== '' && <Typography color="error">{problem}</Typography>}
      <Typography variant="body2">
        <FormattedMessage
          id="staff.import.counts"
          values={{ rows, inserted, updated, unchanged, rejected }}
        />
      </Typography>
      {row.task === 'undo' && state !== 'waiting' && (
        <Typography variant="body2">
          <FormattedMessage
            id="staff.import.undoCounts"
            values={{ removed: row.removed, restored: row.restored, kept: row.kept }}
          />
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        <span>{`${by} · `}</span>
        <time dateTime={made}>{times.moment(made)}</time>
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <RowFiles row={row} />
        {row.can_undo && (
          <Button
            size="small"
            onClick={() => dispatch(dialogOpened({ name: 'undoImport', importId, file: name }))}
          >
            <FormattedMessage id="staff.import.undo" />
          </Button>
        )}
        {isUnderWay(row) && row.task !== 'undo' && (
          <Button
            size="small"
            color="error"
            disabled={isStopping}
            onClick={() => void stop({ importId })}
          >
            <FormattedMessage id="staff.import.stop" />
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

export function ImportList() {
  const { formatMessage } = useIntl();
  const known = useListImportsQuery();
  const isBusy = known.data ? known.data.imports.some(isUnderWay) : false;
  const { data, error, isLoading, refetch } = useListImportsQuery(undefined, {
    pollingInterval: isBusy ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  return (
    <Panel title={formatMessage({ id: 'staff.import.latest' })}>
      {isLoading && <MainLoader />}
      {!isLoading && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data && data.imports.length === 0 && (
        <Typography>
          <FormattedMessage id="staff.import.none" />
        </Typography>
      )}
      {data && (
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.imports.map((row) => (
            <ImportItem key={row.id} row={row} />
          ))}
        </Stack>
      )}
      <UndoImportDialog />
    </Panel>
  );
}
