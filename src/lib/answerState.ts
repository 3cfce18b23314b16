/** What a screen shows of a query. Neither an answer nor a failure: it is still loading. */
export interface AnswerState<Answer> {
  readonly answer: Answer | undefined;
  /** Ended without an answer; stays while it is asked again. */
  readonly hasFailed: boolean;
}

/** Reads the state of a query; `''` is an answer that the base query swallowed, a failure to the shopper. */
export function answerState<Query extends { readonly data?: unknown; readonly error?: unknown }>(
  query: Query,
): AnswerState<NonNullable<Query['data']>> {
  const answer = query.data || undefined;
  return {
    answer,
    hasFailed: answer === undefined && (query.error !== undefined || query.data !== undefined),
  };
}
