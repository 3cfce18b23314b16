/** SQLSTATE of a unique violation and of a deadlock. */
const CONFLICT_SQLSTATES = new Set(['23505', '40P01']);

const isTransactionConflict = (error: unknown) =>
  CONFLICT_SQLSTATES.has((error as { code?: string }).code ?? '');

/** Runs transactions concurrently. Retries a conflicting transaction once the others have ended. */
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
    // The caller handles the rejection; this only prevents an unhandled one.
    answer.catch(() => undefined);
    return answer;
  };
}
