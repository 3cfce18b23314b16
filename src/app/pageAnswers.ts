import { QueryStatus } from '@reduxjs/toolkit/query';
import { NO_ANSWER, type ApiFailure } from '../api/baseQuery.ts';
import type { RootState } from '../store/makeStore.ts';

type CachedAnswer = RootState['api']['queries'][string];

/** Whether an answer is there, and is none of a backend that was away. */
export function isAnswered(answer: CachedAnswer): boolean {
  return answer?.status === QueryStatus.fulfilled && Boolean(answer.data);
}

/** Whether the backend could not answer; what it refuses is an answer. */
export function hasFailed(answer: CachedAnswer): boolean {
  if (isAnswered(answer)) return false;
  const { status } = (answer?.error ?? NO_ANSWER) as ApiFailure;
  return status === NO_ANSWER.status || status >= 500;
}
