import type { Readable } from 'node:stream';

interface StoredFile {
  stream: Readable;
  size: number;
}

/**
 * Store of uploaded pictures. Keys are file names with folders of lower-case letters; a key's content never
 * changes.
 */
export interface PictureStore {
  put(key: string, file: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
}

export interface BucketPlace {
  /** URL of the bucket, optionally with a folder, without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const servedKey = (file: string): string => `uploaded/${file}`;
