import { skipToken } from '@reduxjs/toolkit/query';
import { POLL_MS } from '../pictures/usePictures.ts';
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffApi, type ContentPicture, useGetContentPictureQuery } from '../../api/staffApi.ts';
import { PICTURE_TYPES } from '../pictures/fileRefusal.ts';
import { UploadRow } from '../pictures/UploadRow.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { FileButton } from '../ui/FileButton.tsx';
import type { StaffToast } from '../ui/staffUiSlice.ts';
import { sendContentPicture } from './sendContentPicture.ts';

function useContentPicture(uploadId: string | undefined): ContentPicture | undefined {
  const asked = uploadId === undefined ? skipToken : { uploadId };
  const { currentData } = useGetContentPictureQuery(asked);
  const isWaiting = !currentData || currentData.state === 'waiting';
  useGetContentPictureQuery(asked, { pollingInterval: isWaiting ? POLL_MS : 0 });
  return currentData || undefined;
}

interface UploadPictureProps {
  readonly labelId?: string;
  readonly onMade: (picture: ContentPicture) => void;
}

interface ChosenFile {
  readonly fileName: string;
  readonly uploadId?: string;
  readonly refusal?: StaffToast['content'];
}

function refusalOf(
  chosen: ChosenFile | null,
  upload: ContentPicture | undefined,
): StaffToast['content'] | undefined {
  if (chosen?.refusal) return chosen.refusal;
  return upload?.state === 'failed' ? { text: upload.failure ?? '' } : undefined;
}

export function UploadPicture({ labelId = 'staff.content.upload', onMade }: UploadPictureProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const upload = useContentPicture(chosen?.uploadId);
  const refusal = refusalOf(chosen, upload);
  const isMade = upload?.state === 'done';
  const isBusy = chosen !== null && !isMade && refusal === undefined;

  // An effect event sees the form's latest values, so input made during the upload is not lost.
  const finish = useEffectEvent(() => {
    dispatch(staffApi.util.invalidateTags(['ContentPicture']));
    if (upload) onMade(upload);
  });
  useEffect(() => {
    if (isMade) finish();
  }, [isMade]);

  async function send(file: File): Promise<void> {
    const { name: fileName } = file;
    setChosen({ fileName });
    setChosen({ fileName, ...(await dispatch(sendContentPicture(file))) });
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton
        label={formatMessage({ id: labelId })}
        icon={<AddPhotoIcon />}
        accept={PICTURE_TYPES}
        variant="outlined"
        isDisabled={isBusy}
        onChoose={([file]) => file && void send(file)}
      />
      <Box role="status">
        {chosen && !isMade && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            <UploadRow
              fileName={chosen.fileName}
              state={<FormattedMessage id="staff.content.uploading" />}
              isBusy={isBusy}
              failure={
                refusal && {
                  text:
                    'text' in refusal ? refusal.text : <FormattedMessage id={refusal.messageId} />,
                  onForget: () => setChosen(null),
                }
              }
            />
          </Box>
        )}
      </Box>
    </Stack>
  );
}
