import type { FastifyInstance } from 'fastify';
import { subjectsOf } from './pageSubjects.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

/** Answers of the calls that pages are made of, without a detour over the network. */
export interface AnswersInProcess {
  /** Calls paths that start with a slash. @param subjects takes what the answers depend on */
  fetchFor(subjects: Set<string>): typeof globalThis.fetch;
  /** Forgets answers that depend on any of these subjects. */
  forget(changed: ReadonlySet<string>): void;
}

interface Answer extends Renewed {
  status: number;
  body: string;
}

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Pages are rendered without a session, so that the same call has the same answer until what it is made of changes; the
 * shop's frame is read once and not for every page.
 */
export function answersInProcess(app: FastifyInstance): AnswersInProcess {
  const cache = createRenewedCache<Answer>(
    MAX_ANSWER_BYTES,
    ({ body }, key) => 2 * (body.length + key.length) + 1,
  );

  async function call(url: string, init: RequestInit): Promise<Answer> {
    const headers = Object.fromEntries(new Headers(init.headers));
    const payload = init.body instanceof URLSearchParams ? init.body.toString() : undefined;
    const key = [headers['accept-language'], url, payload].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const ask = async (): Promise<Answer> => {
      const { statusCode, body } = await app.inject({
        method: init.method === 'POST' ? 'POST' : 'GET',
        url,
        headers:
          payload === undefined
            ? headers
            : { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        ...(payload === undefined ? {} : { payload }),
      });
      return { status: statusCode, body, subjects: subjectsOf(url, body) };
    };
    return cache.make(key, ask, ({ status }) => status === 200);
  }

  return {
    fetchFor:
      (subjects) =>
      async (input, init = {}) => {
        const answer = await call(input as string, init);
        for (const subject of answer.subjects) subjects.add(subject);
        return new Response(answer.body, { status: answer.status });
      },
    forget: (changed) => cache.forget(changed),
  };
}
