import { openBucketStore } from './bucketStore.ts';
import { openFolderStore } from './folderStore.ts';
import type { BucketPlace, PictureStore } from './pictureStore.ts';

export interface PictureStoreSettings {
  bucket: BucketPlace | undefined;
  dataDir: string;
}

export function openPictureStore({ bucket, dataDir }: PictureStoreSettings): PictureStore {
  return bucket ? openBucketStore(bucket) : openFolderStore(dataDir);
}
