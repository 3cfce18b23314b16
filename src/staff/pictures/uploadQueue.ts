import { nanoid } from '@reduxjs/toolkit';
import { staffApi } from '../../api/staffApi.ts';
import { isRefusal, rejectionOf } from '../problem.ts';
import { runOnce } from '../runOnce.ts';
import type { StaffThunk } from '../staffStore.ts';
import { fileNameOf, fileRefusal } from './fileRefusal.ts';
import {
  selectNextUpload,
  uploadInterrupted,
  uploadRefused,
  uploadsQueued,
  uploadStarted,
  uploadTaken,
  type QueuedUpload,
} from './uploadQueueSlice.ts';

/** Sends files to become pictures of a product: at once, or once the network is back. */
export function uploadPictures(
  productId: string,
  chosen: readonly File[],
): StaffThunk<Promise<void>> {
  return async (dispatch, _getState, { files }) => {
    const uploads = chosen.map((file): QueuedUpload => {
      const key = nanoid();
      const refusal = fileRefusal(file);
      // The store holds what can be shown and recorded; the bytes stand beside it.
      if (refusal === null) files.set(key, file);
      return { key, productId, fileName: fileNameOf(file), refusal };
    });
    dispatch(uploadsQueued(uploads));
    await dispatch(sendQueuedUploads());
  };
}

/** Sends what is queued, one after the other; what gets no answer stays for the next time. */
export function sendQueuedUploads(): StaffThunk<Promise<void>> {
  return runOnce('uploads', sendAll);
}

function sendAll(): StaffThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (;;) {
      const upload = selectNextUpload(getState());
      if (!upload || !(await dispatch(sendOne(upload)))) return;
    }
  };
}

/** @returns whether it has been answered, well or not */
function sendOne({ key, productId, fileName }: QueuedUpload): StaffThunk<Promise<boolean>> {
  return async (dispatch, _getState, { files }) => {
    dispatch(uploadStarted(key));
    const { data, error } = await dispatch(
      staffApi.endpoints.uploadPicture.initiate({
        productId,
        fileName,
        body: key,
        'Idempotency-Key': key,
      }),
    );
    const { status, detail } = rejectionOf(error);
    const isRefused = isRefusal(status);
    if (!data && !isRefused) {
      dispatch(uploadInterrupted());
      return false;
    }
    files.delete(key);
    if (!isRefused) dispatch(uploadTaken(key));
    else {
      const refusal = detail === undefined ? { messageId: 'staff.failed' } : { text: detail };
      dispatch(uploadRefused({ key, refusal }));
    }
    return true;
  };
}
