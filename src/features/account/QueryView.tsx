import type { ReactNode } from 'react';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState, type QueryState } from '../../lib/answerState.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';

interface Query<Answer> extends QueryState {
  readonly data?: Answer | undefined;
  readonly refetch: () => unknown;
}

interface QueryViewProps<Answer> {
  readonly query: Query<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

export function QueryView<Answer extends object>({ query, children }: QueryViewProps<Answer>) {
  const { answer, hasFailed } = answerState(query);
  const { error } = (answer ?? {}) as { error?: unknown };
  if (hasFailed || error) {
    const told = typeof error === 'string' ? error : undefined;
    return <ErrorState textId="account.failed" text={told} onRetry={query.refetch} />;
  }
  return answer ? children(answer) : <AccountSkeleton />;
}
