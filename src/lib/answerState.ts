/** What a screen shows of a query. Neither an answer nor a failure: it is still loading. */
export interface AnswerState<Answer> {
  /** While other arguments load, the answer to the last ones. */
  readonly answer: Answer | undefined;
  /** Ended without an answer to the present arguments; stays while it is asked again. */
  readonly hasFailed: boolean;
}

interface QueryState {
  readonly data?: unknown;
  /** The answer to the present arguments; states that know no others have `data` alone. */
  readonly currentData?: unknown;
  readonly error?: unknown;
}

/** Reads the state of a query; `''` is an answer that the base query swallowed, a failure to the shopper. */
export function answerState<Query extends QueryState>(
  query: Query,
): AnswerState<NonNullable<Query['data']>> {
  const current = 'currentData' in query ? query.currentData : query.data;
  const hasFailed = !current && (query.error !== undefined || current === '');
  return { answer: hasFailed ? undefined : query.data || undefined, hasFailed };
}
