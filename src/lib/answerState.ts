/** State of a query on a screen. The query is loading if `answer` is undefined and `hasFailed` is false. */
export interface AnswerState<Answer> {
  /** Response to the current arguments, or the previous response while new arguments load. */
  readonly answer: Answer | undefined;
  /** True after a failure for the current arguments, also during a refetch. */
  readonly hasFailed: boolean;
}

export interface QueryState {
  readonly data?: unknown;
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Returns the state of a query. An empty response counts as a failure. */
export function answerState<Query extends QueryState>(query: Query): AnswerState<Query['data']> {
  const current = 'currentData' in query ? query.currentData : query.data;
  const hasFailed = !current && Boolean(query.error || query.fulfilledTimeStamp);
  return { answer: hasFailed ? undefined : query.data, hasFailed };
}
