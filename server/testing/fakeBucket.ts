/** Fake S3-compatible bucket; accepts only requests with a valid AWS Signature Version 4. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BucketPlace } from '../pictures/pictureStore.ts';

const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'a/secret+key of the bucket';
const REGION = 'eu-west-1';

export interface FakeBucket {
  readonly place: BucketPlace;
  readonly url: string;
  readonly objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  failures: number;
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function signatureOf(
  { method, url = '', headers }: IncomingMessage,
  signedHeaders: string,
): string {
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const canonical = [
    method,
    url,
    '',
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const key = [date.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${SECRET}`,
  );
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, hash].join('\n')).toString('hex');
}

function isSigned(request: IncomingMessage): boolean {
  const [, keyId, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const names = signed?.split(';') ?? [];
  return (
    keyId === KEY_ID &&
    names.includes('host') &&
    names.includes('x-amz-content-sha256') &&
    signature === signatureOf(request, signed ?? '')
  );
}

export async function openFakeBucket(): Promise<FakeBucket> {
  const objects: FakeBucket['objects'] = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      const bytes = await buffer(request);
      const { method, url = '', headers } = request;
      const answer = (status: number, body?: Buffer) =>
        void response.writeHead(status, { 'Content-Length': body?.length ?? 0 }).end(body);
      if (bucket.failures > 0) {
        bucket.failures -= 1;
        return answer(503);
      }
      if (!isSigned(request)) return answer(403);
      const object = objects.get(url);
      if (method === 'GET') return answer(object ? 200 : 404, object?.bytes);
      if (method === 'DELETE') {
        objects.delete(url);
        return answer(204);
      }
      // S3 requires a Content-Length.
      if (headers['content-length'] === undefined) return answer(411);
      objects.set(url, { bytes, type: headers['content-type'] });
      return answer(200);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/pictures/shop`;
  const credentials = `${encodeURIComponent(KEY_ID)}:${encodeURIComponent(SECRET)}`;
  const bucket: FakeBucket = {
    place: { endpoint, region: REGION, accessKeyId: KEY_ID, secretAccessKey: SECRET },
    url: `${endpoint.replace('//', `//${credentials}@`)}/?region=${REGION}`,
    objects,
    failures: 0,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}
