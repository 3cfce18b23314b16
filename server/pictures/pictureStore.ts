import type { Readable } from 'node:stream';

/** A file that is read from a store. */
interface StoredFile {
  stream: Readable;
  /** In bytes. */
  size: number;
}

/**
 * Where uploaded pictures lie. Keys are file names with folders of lower-case letters; what stands under a key is never
 * replaced by something else.
 */
export interface PictureStore {
  /** Stores a file of this computer, whole or not at all. */
  put(key: string, file: string): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<StoredFile | undefined>;
  /** Does nothing where there is none. */
  delete(key: string): Promise<void>;
}

/** An S3-compatible bucket and who may write into it. */
export interface BucketPlace {
  /** Address of the bucket, with a folder in it where one is wanted, and without a slash at its end. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Key of a file that pages name. */
export const servedKey = (file: string): string => `uploaded/${file}`;
