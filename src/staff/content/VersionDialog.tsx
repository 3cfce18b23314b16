import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useGetContentVersionQuery,
  useRestoreContentVersionMutation,
  type ContentVersion,
  type StaffContent,
} from '../../api/staffApi.ts';
import { CleanHtml } from '../../components/content/CleanHtml.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useIdempotentSubmit } from '../ui/useIdempotentSubmit.ts';
import { useRejectionText } from '../ui/useRejectionText.ts';
import { useTimes } from '../ui/useTimes.ts';
import { toFormValues } from './contentForm.ts';
import { contentWords, isHtml } from './contentWords.ts';
import { useContentLabel } from './useContentLabel.ts';

interface WholeVersionProps {
  readonly kind: StaffContent['kind'];
  readonly version: ContentVersion;
}

function WholeVersion({ kind, version: { values } }: WholeVersionProps) {
  const labelOf = useContentLabel(kind);
  const fields = Object.entries(toFormValues(values)).filter(([, value]) => value !== '');
  return (
    <Stack component="dl" spacing={1} sx={{ m: 0 }}>
      {fields.map(([name, value]) => (
        <div key={name} lang={name.endsWith('_fr') ? 'fr' : undefined}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {labelOf(name)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {isHtml(name) ? (
              <CleanHtml html={value} as="span" />
            ) : (
              <span>{contentWords(name, value)}</span>
            )}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

interface VersionDialogProps {
  readonly content: StaffContent;
  readonly versionId: string;
  readonly version: string;
  readonly isTyped: boolean;
  readonly onRestored: (content: StaffContent) => void;
  readonly onClose: () => void;
}

export function VersionDialog(props: VersionDialogProps) {
  const { content, versionId, version, isTyped, onRestored, onClose } = props;
  const { kind, handle, state } = content;
  const { formatMessage } = useIntl();
  const times = useTimes();
  const dispatch = useStaffDispatch();
  const {
    data,
    error: loadError,
    isFetching,
    refetch,
  } = useGetContentVersionQuery({ kind, handle, versionId });
  const [restore, { error, isLoading }] = useRestoreContentVersionMutation();
  const rejectionText = useRejectionText('staff.noAnswer');
  const sendOnce = useIdempotentSubmit();

  async function makeDraft(): Promise<void> {
    const { data: restored } = await sendOnce(restore, {
      kind,
      handle,
      versionId,
      contentRestoration: { version },
    });
    if (!restored) return;
    dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.content.restored' } }));
    onRestored(restored);
    onClose();
  }

  const replacesDraft = isTyped || state !== 'published';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data ? times.moment(data.at) : formatMessage({ id: 'staff.content.versions' })}
      actions={
        <Button variant="contained" disabled={isLoading || !data} onClick={() => void makeDraft()}>
          <FormattedMessage id="staff.content.restore" />
        </Button>
      }
    >
      <Stack spacing={2}>
        <Typography>
          <FormattedMessage
            id={replacesDraft ? 'staff.content.restoreOver' : 'staff.content.restoreText'}
          />
        </Typography>
        <FormMessage
          outcome={error === undefined ? undefined : { kind: 'error', text: rejectionText(error) }}
        />
        {data && <WholeVersion kind={kind} version={data} />}
        {!data && isFetching && <MainLoader />}
        {!data && !isFetching && <LoadFailure error={loadError} onRetry={refetch} />}
      </Stack>
    </Dialog>
  );
}
