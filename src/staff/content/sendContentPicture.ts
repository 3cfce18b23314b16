import { nanoid } from '@reduxjs/toolkit';
import { staffApi } from '../../api/staffApi.ts';
import { fileNameOf, fileRefusal } from '../pictures/fileRefusal.ts';
import { rejectionOf } from '../problem.ts';
import type { StaffThunk } from '../staffStore.ts';
import type { StaffToast } from '../ui/staffUiSlice.ts';

type Sent = { readonly uploadId: string } | { readonly refusal: StaffToast['content'] };

function refusedWith(error: unknown): Sent {
  const { status, detail } = rejectionOf(error);
  if (detail !== undefined) return { refusal: { text: detail } };
  return { refusal: { messageId: status === 0 ? 'staff.noAnswer' : 'staff.failed' } };
}

/** Uploads a picture for pages, posts or the home page. The server deduplicates identical files. */
export function sendContentPicture(file: File): StaffThunk<Promise<Sent>> {
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
      return data ? { uploadId: data.id } : refusedWith(error);
    } finally {
      files.delete(key);
    }
  };
}
