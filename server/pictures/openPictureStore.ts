import { openBucketStore } from './bucketStore.ts';
import { openFolderStore } from './folderStore.ts';
import type { BucketPlace, PictureStore } from './pictureStore.ts';

export interface PictureStoreSettings {
  /** Undefined for files. */
  bucket: BucketPlace | undefined;
  /** Folder whose `pictures` takes them as files. */
  dataDir: string;
}

/** Keeps pictures in a bucket where one is named, else in a folder. Opens nothing before the first picture. */
export function openPictureStore({ bucket, dataDir }: PictureStoreSettings): PictureStore {
  return bucket ? openBucketStore(bucket) : openFolderStore(dataDir);
}
