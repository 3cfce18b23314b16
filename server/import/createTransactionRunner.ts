/** SQLSTATE of a unique violation and of a deadlock. */
const CONFLICT_SQLSTATES = new Set(['23505', '40P01']);

const isTransactionConflict = (error: unknown) =>
  CONFLICT_SQLSTATES.has((error as { code?: string }).code ?? '');

/**
 * Creates a function that runs transactions concurrently. It retries a conflicting transaction once, after the
 * other running ones have ended.
 */
export function createTransactionRunner(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  const running = new Set<Promise<unknown>>();

  return (run) => {
    const first = run();
    running.add(first);
    const answer = first
      .finally(() => running.delete(first))
      .catch(async (error: unknown) => {
        if (!isTransactionConflict(error)) throw error;
        await Promise.allSettled(running);
        return run();
      });
    // The caller handles the rejection of `answer`. This handler only prevents an unhandled rejection.
    answer.catch(() => undefined);
    return answer;
  };
}
