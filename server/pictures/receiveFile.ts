import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';
import { MAX_BYTES } from './makePicture.ts';

/**
 * Maximum bytes of an oversized body that are read and discarded, so that the client can read the response. A
 * larger body closes the connection.
 */
const MAX_PASSED_BYTES = 4 * MAX_BYTES;

export class ReceivedFile {
  readonly path: string;
  readonly contentHash: string;

  constructor(file: string, contentHash: string) {
    this.path = file;
    this.contentHash = contentHash;
  }

  /** Serializes only the content hash, so that the idempotency check ignores the temporary path. */
  toJSON(): object {
    return { contentHash: this.contentHash };
  }

  delete(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

/**
 * Streams a request body into a temporary file instead of holding it in memory. Deletes the file on error.
 * @throws RequestError 413 if the body is too large, 400 if it is incomplete
 */
export async function receiveFile(body: Readable): Promise<ReceivedFile> {
  const file = path.join(tmpdir(), `upload-${randomUUID()}`);
  const hash = createHash('sha256');
  let size = 0;
  const upToLimit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      if (size > MAX_PASSED_BYTES) done(new RequestError(413, texts.picture.tooLarge));
      else done(null, size > MAX_BYTES ? undefined : chunk);
    },
  });
  try {
    await pipeline(body, upToLimit, createWriteStream(file, { mode: 0o600 }));
    if (size > MAX_BYTES) throw new RequestError(413, texts.picture.tooLarge);
  } catch (error) {
    await rm(file, { force: true });
    // The limit also aborts the body.
    if (body.readableAborted && !(error instanceof RequestError))
      throw new RequestError(400, texts.request.malformed);
    throw error;
  }
  return new ReceivedFile(file, hash.digest('hex'));
}
