/** What a screen shows of a query. Neither an answer nor a failure: it is still loading. */
export interface AnswerState<Answer> {
  /** While other arguments load, the answer to the last ones. */
  readonly answer: Answer | undefined;
  /** Ended without an answer to the present arguments; stays while it is asked again. */
  readonly hasFailed: boolean;
}

/** What is read of a query, by a hook or a selector. */
export interface QueryState {
  readonly data?: unknown;
  /** The answer to the present arguments; states that know no others have `data` alone. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Reads the state of a query; one that was answered with nothing has failed to the shopper. */
export function answerState<Query extends QueryState>(query: Query): AnswerState<Query['data']> {
  const current = 'currentData' in query ? query.currentData : query.data;
  const hasFailed = !current && Boolean(query.error || query.fulfilledTimeStamp);
  return { answer: hasFailed ? undefined : query.data, hasFailed };
}
