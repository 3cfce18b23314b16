import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Answers of the calls that pages are made of, without a detour over the network. */
export interface AnswersInProcess {
  /** Takes addresses that start with a slash. */
  readonly fetch: typeof globalThis.fetch;
  /** Forgets all answers when the version differs from the last one told. */
  setVersion(version: string): void;
}

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Pages are rendered without a session, so that within one version of the content the same call has the same answer;
 * the shop's frame is read once and not for every page.
 */
export function answersInProcess(app: FastifyInstance): AnswersInProcess {
  const known = new LRUCache<string, string>({
    maxSize: MAX_ANSWER_BYTES,
    sizeCalculation: (answer, key) => 2 * (answer.length + key.length) + 1,
  });
  let version = '';

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = input as string;
    const headers = Object.fromEntries(new Headers(init.headers));
    const payload = init.body instanceof URLSearchParams ? init.body.toString() : undefined;
    const key = [headers['accept-language'], url, payload].join(' ');
    const answer = known.get(key);
    if (answer !== undefined) return new Response(answer);
    const startedAt = version;
    const { statusCode, body } = await app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers:
        payload === undefined
          ? headers
          : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      ...(payload === undefined ? {} : { payload }),
    });
    if (statusCode === 200 && startedAt === version) known.set(key, body);
    return new Response(body, { status: statusCode });
  }

  return {
    fetch,
    setVersion(current) {
      if (current === version) return;
      version = current;
      known.clear();
    },
  };
}
