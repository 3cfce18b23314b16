import type { FastifyInstance } from 'fastify';
import { subjectsOf } from './pageSubjects.ts';
import type { AnswerCall, PageAnswer, PageCall } from './renderMessages.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

export interface AnswersInProcess {
  /**
   * Returns a function that answers API calls.
   * @param subjects collects the subjects that the responses depend on
   */
  answerFor(subjects: Set<string>): AnswerCall;
  forget(changed: ReadonlySet<string>): void;
}

type Answer = PageAnswer & Renewed;

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/**
 * Answers API calls of pages and caches the responses until their subjects change. Pages render without a session,
 * so all visitors share a response.
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
