import { openBucketStore } from './bucketStore.ts';
import { openFolderStore } from './folderStore.ts';
import type { BucketPlace, PictureStore } from './pictureStore.ts';

export interface PictureStoreSettings {
  bucket: BucketPlace | undefined;
  dataDir: string;
}

/** Opens a bucket store if a bucket is configured, else a folder store. Connects on the first picture. */
export function openPictureStore({ bucket, dataDir }: PictureStoreSettings): PictureStore {
  return bucket ? openBucketStore(bucket) : openFolderStore(dataDir);
}
