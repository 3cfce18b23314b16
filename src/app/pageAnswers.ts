import { QueryStatus } from '@reduxjs/toolkit/query';
import { NO_ANSWER, type ApiFailure } from '../api/baseQuery.ts';
import type { RootState } from '../store/makeStore.ts';

type CachedAnswer = RootState['api']['queries'][string];

/** True if a cached answer has data. Answers of an unreachable backend have no data. */
export function isAnswered(answer: CachedAnswer): boolean {
  return answer?.status === QueryStatus.fulfilled && Boolean(answer.data);
}

/** True if the backend could not answer. A 4xx rejection counts as an answer. */
export function hasFailed(answer: CachedAnswer): boolean {
  if (isAnswered(answer)) return false;
  const { status } = (answer?.error ?? NO_ANSWER) as ApiFailure;
  return status === NO_ANSWER.status || status >= 500;
}
