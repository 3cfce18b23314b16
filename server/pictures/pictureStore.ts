import type { Readable } from 'node:stream';

interface StoredFile {
  stream: Readable;
  size: number;
}

/**
 * Store of uploaded pictures and their processed files. Keys are file names, optionally in folders of lower-case
 * letters. A key's content never changes.
 */
export interface PictureStore {
  put(key: string, file: string): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
}

export interface BucketPlace {
  /** URL of the bucket without a trailing slash. May include a folder. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const servedKey = (file: string): string => `uploaded/${file}`;
