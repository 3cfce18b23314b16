import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StaffToast } from '../ui/staffUiSlice.ts';

/** A file that somebody has chosen and the backend has not taken yet. */
export interface QueuedUpload {
  /** Names the file outside of the store, and what is sent, however often. */
  key: string;
  productId: string;
  fileName: string;
  /** Why it is not taken; null while it waits. */
  refusal: StaffToast['content'] | null;
}

interface UploadQueueState {
  /** Oldest first. */
  uploads: QueuedUpload[];
  /** Key of the one on its way; null for none. */
  sendingKey: string | null;
}

const initialState: UploadQueueState = { uploads: [], sendingKey: null };

const without = (uploads: QueuedUpload[], key: string) =>
  uploads.filter((upload) => upload.key !== key);

/** Files on their way to the backend, and those that it does not take. */
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
    /** No answer came; it waits again. */
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

/** The first file that waits to be sent. */
export const selectNextUpload = (
  state: Parameters<typeof selectUploads>[0],
): QueuedUpload | undefined => selectUploads(state).find(({ refusal }) => refusal === null);
