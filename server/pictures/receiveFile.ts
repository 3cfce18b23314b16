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

/** Of a body that is too large so much is passed over, so that its sender reads the answer; then the connection is cut. */
const MAX_PASSED_BYTES = 4 * MAX_BYTES;

/** A file that a request has brought. */
export class ReceivedFile {
  readonly path: string;
  /** SHA-256, hexadecimal. */
  readonly contentHash: string;

  constructor(file: string, contentHash: string) {
    this.path = file;
    this.contentHash = contentHash;
  }

  /** Two requests with the same content are the same, wherever it lies. */
  toJSON(): object {
    return { contentHash: this.contentHash };
  }

  delete(): Promise<void> {
    return rm(this.path, { force: true });
  }
}

/**
 * Writes the body of a request into a file as it comes, so that memory never holds it. An error leaves no file behind.
 * @throws RequestError 413 for a body that is too large, 400 for one that does not come whole
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
    // Nobody reads the answer any more.
    if (body.readableAborted) throw new RequestError(400, texts.request.malformed);
    throw error;
  }
  return new ReceivedFile(file, hash.digest('hex'));
}
