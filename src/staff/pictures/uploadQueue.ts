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

export function uploadPictures(
  productId: string,
  chosen: readonly File[],
): StaffThunk<Promise<void>> {
  return async (dispatch, _getState, { files }) => {
    const uploads = chosen.map((file): QueuedUpload => {
      const key = nanoid();
      const refusal = fileRefusal(file);
      // The store must stay serializable, so the bytes live in `files`.
      if (refusal === null) files.set(key, file);
      return { key, productId, fileName: fileNameOf(file), refusal };
    });
    dispatch(uploadsQueued(uploads));
    await dispatch(sendQueuedUploads());
  };
}

/** Sends the queue in order. An upload without a final response stays queued and stops the run. */
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

/**
 * Sends one upload.
 * @returns true if the backend accepted or rejected the upload; false if it stays queued
 */
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
