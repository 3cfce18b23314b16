import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { filesOf, uploadedName } from '../catalog/uploadedPicture.ts';
import type { Database } from '../db/schema.ts';
import { fileHashOf, FlawedPicture, makePicture } from './makePicture.ts';
import {
  failUpload,
  finishUpload,
  postponeUpload,
  takePendingUpload,
  type PendingUpload,
} from './pictureRepository.ts';
import { servedKey, type PictureStore } from './pictureStore.ts';

export interface MakingOptions {
  db: Database;
  store: PictureStore;
  onFailure: (what: string) => void;
}

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_SECONDS = 2;

async function makeOne(
  { original, contentHash }: PendingUpload,
  store: PictureStore,
  folder: string,
): Promise<string> {
  const stored = await store.get(original);
  if (stored === undefined) throw new Error('The file is not in the store any more.');
  const file = path.join(folder, 'original');
  await pipeline(stored.stream, createWriteStream(file));
  const picture = await makePicture(file, fileHashOf(contentHash), folder);
  for (const { file: made } of filesOf(picture)) {
    await store.put(servedKey(made), path.join(folder, made));
  }
  return uploadedName(picture);
}

async function attempt(upload: PendingUpload, { db, store }: MakingOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  try {
    await finishUpload(db, upload.id, await makeOne(upload, store, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await store.delete(upload.original);
}

async function makeOrPostpone(upload: PendingUpload, options: MakingOptions): Promise<void> {
  const { db, store, onFailure } = options;
  const { id, attempts, original } = upload;
  try {
    // Limit attempts here too, so that an upload that crashes the process is not retried forever.
    if (attempts > MAX_ATTEMPTS) throw new Error('It has not ended.');
    await attempt(upload, options);
  } catch (error) {
    const isBroken = error instanceof FlawedPicture;
    const isLast = isBroken || attempts >= MAX_ATTEMPTS;
    const rest = isLast ? 'given up' : 'to be tried again';
    onFailure(`No picture was made of upload ${id}; ${rest}. ${String(error)}`);
    if (!isLast) return postponeUpload(db, id, FIRST_WAIT_SECONDS * 2 ** (attempts - 1));
    await failUpload(db, id, isBroken ? 'broken' : 'unavailable');
    // The store may have caused the failure, so ignore errors from it.
    await store.delete(original).catch(() => undefined);
  }
}

/**
 * Processes one due upload, so that a server can stop between uploads. Several servers may run it concurrently.
 * @returns false if no upload was due
 */
export async function makeNextPicture(options: MakingOptions): Promise<boolean> {
  const upload = await takePendingUpload(options.db);
  if (upload === undefined) return false;
  await makeOrPostpone(upload, options);
  return true;
}
