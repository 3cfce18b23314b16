import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StaffToast } from '../ui/staffUiSlice.ts';

export interface QueuedUpload {
  /** Idempotency key; also identifies the file in `files`, outside the store. */
  key: string;
  productId: string;
  fileName: string;
  /** Reason of the rejection; null while queued. */
  refusal: StaffToast['content'] | null;
}

interface UploadQueueState {
  uploads: QueuedUpload[];
  sendingKey: string | null;
}

const initialState: UploadQueueState = { uploads: [], sendingKey: null };

const without = (uploads: QueuedUpload[], key: string) =>
  uploads.filter((upload) => upload.key !== key);

export const uploadQueueSlice = createSlice({
  name: 'uploadQueue',
  initialState,
  reducers: {
    uploadsQueued: (state, { payload }: PayloadAction<QueuedUpload[]>) => {
      state.uploads.push(...payload);
    },
    uploadStarted: (state, { payload: key }: PayloadAction<string>) => {
      state.sendingKey = key;
    },
    uploadInterrupted: (state) => {
      state.sendingKey = null;
    },
    uploadTaken: (state, { payload: key }: PayloadAction<string>) => {
      state.sendingKey = null;
      state.uploads = without(state.uploads, key);
    },
    uploadRefused: (
      state,
      { payload }: PayloadAction<{ key: string; refusal: StaffToast['content'] }>,
    ) => {
      state.sendingKey = null;
      const upload = state.uploads.find(({ key }) => key === payload.key);
      if (upload) upload.refusal = payload.refusal;
    },
    uploadForgotten: (state, { payload: key }: PayloadAction<string>) => {
      state.uploads = without(state.uploads, key);
    },
  },
  selectors: {
    selectUploads: (state) => state.uploads,
    selectSendingKey: (state) => state.sendingKey,
  },
});

export const {
  uploadsQueued,
  uploadStarted,
  uploadInterrupted,
  uploadTaken,
  uploadRefused,
  uploadForgotten,
} = uploadQueueSlice.actions;
export const { selectUploads, selectSendingKey } = uploadQueueSlice.selectors;

export const selectNextUpload = (
  state: Parameters<typeof selectUploads>[0],
): QueuedUpload | undefined => selectUploads(state).find(({ refusal }) => refusal === null);
