import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import {
  isPublicAddress,
  isPublicHost,
  PrivateAddress,
  publicLookup,
  type PublicLookupOptions,
} from './publicAddress.ts';
import { webAddressOf } from './webAddress.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

/** Reasons why a picture can't be fetched: keys of texts.picture.fetch. */
export type FetchFailure =
  | 'address'
  | 'private'
  | 'redirects'
  | 'status'
  | 'unreachable'
  | 'large'
  | 'picture';

export class FailedFetch extends Error {
  readonly reason: FetchFailure;
  readonly isTemporary: boolean;

  constructor(
    reason: FetchFailure,
    { isTemporary = false, cause }: { isTemporary?: boolean; cause?: unknown } = {},
  ) {
    super(`The picture can't be fetched: ${reason}.`, { cause });
    this.reason = reason;
    this.isTemporary = isTemporary;
  }
}

const MOST_REDIRECTS = 5;
const DEADLINE_MS = 30_000;
const HEADERS_MS = 10_000;

/** @throws FailedFetch unless it is a plain web address */
function readAddress(address: string, base?: URL): URL {
  const url = webAddressOf(address, base);
  if (url === undefined) throw new FailedFetch('address');
  return url;
}

export interface DownloadOptions extends PublicLookupOptions {
  signal: AbortSignal;
  /** Port to connect to instead of the address's own, for tests. */
  port?: number;
}

async function request(url: URL, options: DownloadOptions): Promise<IncomingMessage> {
  if (!isPublicHost(url.hostname, options.isPublic ?? isPublicAddress))
    throw new FailedFetch('private');
  const { get } = url.protocol === 'https:' ? https : http;
  const sent = get(url, {
    lookup: publicLookup(options),
    // Open a new connection each time, because a reused one skips the address check.
    agent: false,
    signal: options.signal,
    headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
    ...(options.port !== undefined && { port: options.port }),
  });
  try {
    const headers = AbortSignal.timeout(HEADERS_MS);
    const [answer] = (await once(sent, 'response', { signal: headers })) as [IncomingMessage];
    return answer;
  } catch (cause) {
    sent.destroy();
    if (cause instanceof PrivateAddress) throw new FailedFetch('private', { cause });
    throw new FailedFetch('unreachable', { isTemporary: true, cause });
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Downloads a picture from the internet into a temporary file. Follows a few redirects, never into a private network.
 * @throws FailedFetch with the reason
 */
export async function downloadPicture(
  address: string,
  options: DownloadOptions,
): Promise<ReceivedFile> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(DEADLINE_MS)]);
  let url = readAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await request(url, { ...options, signal });
    const { statusCode: status = 0 } = answer;
    if (isRedirect(status)) {
      answer.destroy();
      url = readAddress(answer.headers.location ?? '', url);
      continue;
    }
    if (status !== 200) {
      answer.destroy();
      throw new FailedFetch('status', { isTemporary: status === 429 || status >= 500 });
    }
    try {
      return await receiveFile(answer);
    } catch (cause) {
      const isLarge = (cause as { statusCode?: number }).statusCode === 413;
      throw new FailedFetch(isLarge ? 'large' : 'unreachable', { isTemporary: !isLarge, cause });
    }
  }
  throw new FailedFetch('redirects');
}
