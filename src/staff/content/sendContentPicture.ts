import { nanoid } from '@reduxjs/toolkit';
import { staffApi, type ContentPicture } from '../../api/staffApi.ts';
import { fileNameOf, fileRefusal } from '../pictures/fileRefusal.ts';
import { POLL_MS } from '../pictures/usePictures.ts';
import { rejectionOf } from '../problem.ts';
import type { StaffThunk } from '../staffStore.ts';
import type { StaffToast } from '../ui/staffUiSlice.ts';

/** Why no picture comes of a file. */
interface Refused {
  readonly refusal: StaffToast['content'];
}

function refusedWith(error: unknown): Refused {
  const { status, detail } = rejectionOf(error);
  if (detail !== undefined) return { refusal: { text: detail } };
  return { refusal: { messageId: status === 0 ? 'staff.noAnswer' : 'staff.failed' } };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Asks how far an upload is until there is no more to wait for. A call without an answer is asked again. */
function awaitPicture(uploadId: string): StaffThunk<Promise<ContentPicture>> {
  return async (dispatch) => {
    for (;;) {
      const { data } = await dispatch(
        staffApi.endpoints.getContentPicture.initiate(
          { uploadId },
          { subscribe: false, forceRefetch: true },
        ),
      );
      if (data && data.state !== 'waiting') return data;
      await pause();
    }
  };
}

/** Sends a picture for pages, posts or the home page, and waits until its files are made; the same one again is no second. */
export function sendContentPicture(file: File): StaffThunk<Promise<ContentPicture | Refused>> {
  return async (dispatch, _getState, { files }) => {
    const refusal = fileRefusal(file);
    if (refusal !== null) return { refusal };
    const key = nanoid();
    files.set(key, file);
    try {
      const { data, error } = await dispatch(
        staffApi.endpoints.uploadContentPicture.initiate({
          fileName: fileNameOf(file),
          body: key,
          'Idempotency-Key': key,
        }),
      );
      if (!data) return refusedWith(error);
      const picture = data.state === 'waiting' ? await dispatch(awaitPicture(data.id)) : data;
      if (picture.failure !== null) return { refusal: { text: picture.failure } };
      dispatch(staffApi.util.invalidateTags(['ContentPicture']));
      return picture;
    } finally {
      files.delete(key);
    }
  };
}
