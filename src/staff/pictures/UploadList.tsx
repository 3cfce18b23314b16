import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDismissUploadMutation, type PictureUpload } from '../../api/staffApi.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { UploadRow } from './UploadRow.tsx';
import {
  selectSendingKey,
  selectUploads,
  uploadForgotten,
  type QueuedUpload,
} from './uploadQueueSlice.ts';

function useUnsentWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent]);
}

function QueuedRow({ upload }: { readonly upload: QueuedUpload }) {
  const dispatch = useStaffDispatch();
  const isSending = useStaffSelector(selectSendingKey) === upload.key;
  const { key, fileName, refusal } = upload;
  return (
    <UploadRow
      fileName={fileName}
      isBusy={isSending}
      state={
        <FormattedMessage id={isSending ? 'staff.pictures.sending' : 'staff.pictures.queued'} />
      }
      failure={
        refusal === null
          ? undefined
          : {
              text: 'text' in refusal ? refusal.text : <FormattedMessage id={refusal.messageId} />,
              onForget: () => dispatch(uploadForgotten(key)),
            }
      }
    />
  );
}

interface UploadListProps {
  readonly productId: string;
  readonly uploads: readonly PictureUpload[];
  readonly isEditable: boolean;
}

export function UploadList({ productId, uploads, isEditable }: UploadListProps) {
  const all = useStaffSelector(selectUploads);
  const queued = all.filter((upload) => upload.productId === productId);
  const [dismiss] = useMutationWithToast(useDismissUploadMutation(), 'staff.pictures.forgotten');
  useUnsentWarning(all.some(({ refusal }) => refusal === null));
  return (
    <div role="status">
      {uploads.length + queued.length > 0 && (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {uploads.map(({ id, file_name: fileName, failure }) => (
            <UploadRow
              key={id}
              fileName={fileName}
              isBusy
              state={<FormattedMessage id="staff.pictures.waiting" />}
              failure={
                failure === null
                  ? undefined
                  : {
                      text: failure,
                      onForget: isEditable
                        ? () => void dismiss({ productId, uploadId: id })
                        : undefined,
                    }
              }
            />
          ))}
          {queued.map((upload) => (
            <QueuedRow key={upload.key} upload={upload} />
          ))}
        </Stack>
      )}
    </div>
  );
}
