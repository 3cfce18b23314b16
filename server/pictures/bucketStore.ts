import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { BucketPlace, PictureStore } from './pictureStore.ts';

/** Request timeout in milliseconds, long enough for the largest picture on a slow connection. */
const DEADLINE_MS = 30_000;

/** Number of retries per request. Low, because the background job retries too. */
const RETRIES = 2;

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;

const typeOf = (key: string): string =>
  TYPES[key.split('.').at(-1) as keyof typeof TYPES] ?? 'application/octet-stream';

/** Opens a store in an S3-compatible bucket; signs requests with AWS Signature Version 4. */
export function openBucketStore({ endpoint, ...credentials }: BucketPlace): PictureStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: RETRIES });

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return client.fetch(`${endpoint}/${key}`, { ...init, method, signal });
  }

  /** Throws an error for a failed response. Omits the body, which may repeat the credentials. */
  async function fail(method: string, key: string, answer: Response): Promise<never> {
    await answer.body?.cancel();
    throw new Error(`The bucket of pictures answered ${answer.status} to ${method} ${key}.`);
  }

  return {
    async put(key, file) {
      // Streams from disk with a known length, since buckets reject chunked bodies.
      const body = await openAsBlob(file);
      const answer = await call('PUT', key, { body, headers: { 'Content-Type': typeOf(key) } });
      if (!answer.ok) await fail('PUT', key, answer);
      await answer.body?.cancel();
    },
    async get(key) {
      const answer = await call('GET', key);
      if (answer.status === 404) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok || answer.body === null) return fail('GET', key, answer);
      const stream = Readable.fromWeb(answer.body as ReadableStream);
      return { stream, size: Number(answer.headers.get('Content-Length')) };
    },
    async delete(key) {
      const answer = await call('DELETE', key);
      if (!answer.ok && answer.status !== 404) await fail('DELETE', key, answer);
      await answer.body?.cancel();
    },
  };
}
