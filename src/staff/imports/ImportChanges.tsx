import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListImportChangesQuery, type ImportChange } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { ChangedValues } from '../changes/ChangedValues.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ROW_BORDER } from '../ui/rowBorder.ts';

function ChangeItem({ change }: { readonly change: ImportChange }) {
  const { row, name, is_variant: isVariant } = change;
  return (
    <Stack component="li" sx={{ py: 1, pl: isVariant ? 3 : 0, ...ROW_BORDER }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <span>{name}</span>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <FormattedMessage id="staff.import.rowNumber" values={{ row }} />
        </Typography>
      </Typography>
      <ChangedValues change={{ ...change, subject: 'product' }} />
    </Stack>
  );
}

interface ImportChangesProps {
  readonly importId: string;
  readonly kind: 'added' | 'changed';
  readonly titleId: string;
  /** Cursor of the last change on the previous page; undefined for the first page. */
  readonly after?: string;
}

export function ImportChanges({ importId, kind, titleId, after }: ImportChangesProps) {
  const [isFollowed, setIsFollowed] = useState(false);
  const { data, error, isLoading, refetch } = useListImportChangesQuery({
    importId,
    kind,
    ...(after !== undefined && { after }),
  });
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  const last = data.changes.at(-1);
  if (last === undefined) return null;
  return (
    <>
      {after === undefined && (
        <Typography component="h3" variant="h5">
          <FormattedMessage id={titleId} />
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.changes.map((change) => (
          <ChangeItem key={change.cursor} change={change} />
        ))}
      </Stack>
      {data.has_more && !isFollowed && (
        <Button onClick={() => setIsFollowed(true)} sx={{ mt: 2 }}>
          <FormattedMessage id="staff.stock.movements.more" />
        </Button>
      )}
      {isFollowed && (
        <ImportChanges importId={importId} kind={kind} titleId={titleId} after={last.cursor} />
      )}
    </>
  );
}
