import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentPicture } from '../../api/staffApi.ts';
import { PICTURE_TYPES } from '../pictures/fileRefusal.ts';
import { UploadRow } from '../pictures/UploadRow.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { FileButton } from '../ui/FileButton.tsx';
import type { StaffToast } from '../ui/staffUiSlice.ts';
import { sendContentPicture } from './sendContentPicture.ts';

interface UploadPictureProps {
  /** Called once its files are made */
  readonly onMade: (picture: ContentPicture) => void;
}

/** The file that is on its way, or has come to nothing. */
interface Sent {
  readonly fileName: string;
  readonly refusal: StaffToast['content'] | null;
}

/** Sends a picture of one's own and says how far it is. */
export function UploadPicture({ onMade }: UploadPictureProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [sent, setSent] = useState<Sent | null>(null);
  const [made, setMade] = useState<ContentPicture | null>(null);
  // What was typed while the picture was made must not be lost.
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    if (made) tell(made);
  }, [made]);

  async function send(file: File): Promise<void> {
    const { name: fileName } = file;
    setSent({ fileName, refusal: null });
    const answer = await dispatch(sendContentPicture(file));
    if ('refusal' in answer) return setSent({ fileName, refusal: answer.refusal });
    setSent(null);
    return setMade(answer);
  }

  const isBusy = sent?.refusal === null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton
        label={formatMessage({ id: 'staff.content.upload' })}
        icon={<AddPhotoIcon />}
        accept={PICTURE_TYPES}
        variant="outlined"
        isDisabled={isBusy}
        onChoose={([file]) => file && void send(file)}
      />
      <Box role="status" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sent && (
          <UploadRow
            fileName={sent.fileName}
            state={<FormattedMessage id="staff.content.uploading" />}
            isBusy={isBusy}
            failure={
              sent.refusal
                ? {
                    text:
                      'text' in sent.refusal ? (
                        sent.refusal.text
                      ) : (
                        <FormattedMessage id={sent.refusal.messageId} />
                      ),
                    onForget: () => setSent(null),
                  }
                : undefined
            }
          />
        )}
      </Box>
    </Stack>
  );
}
