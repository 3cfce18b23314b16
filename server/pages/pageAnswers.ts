import type { FastifyInstance } from 'fastify';
import { subjectsOf } from './pageSubjects.ts';
import type { AnswerCall, PageAnswer, PageCall } from './renderMessages.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

/** Answers of the calls that pages are made of, without a detour over the network. */
export interface AnswersInProcess {
  /** Answers calls of paths that start with a slash. @param subjects takes what the answers depend on */
  answerFor(subjects: Set<string>): AnswerCall;
  /** Forgets answers that depend on any of these subjects. */
  forget(changed: ReadonlySet<string>): void;
}

type Answer = PageAnswer & Renewed;

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

  async function answer({ url, headers = {}, form }: PageCall): Promise<Answer> {
    const key = [headers['accept-language'], url, form].join(' ');
    const known = cache.get(key);
    if (known) return known;
    const ask = async (): Promise<Answer> => {
      const { statusCode, body } = await app.inject(
        form === undefined
          ? { url, headers }
          : {
              method: 'POST',
              url,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              payload: form,
            },
      );
      return { status: statusCode, body, subjects: subjectsOf(url, body) };
    };
    return cache.make(key, ask, ({ status }) => status === 200);
  }

  return {
    answerFor: (subjects) => async (call) => {
      const { status, body, subjects: own } = await answer(call);
      for (const subject of own) subjects.add(subject);
      return { status, body };
    },
    forget: (changed) => cache.forget(changed),
  };
}
