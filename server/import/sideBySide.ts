/** A row that another transaction has written meanwhile, or two that wait for each other. */
const CLASHES = new Set(['23505', '40P01']);

const isClash = (error: unknown) => CLASHES.has((error as { code?: string }).code ?? '');

/** Runs transactions beside each other. One that clashes with another runs again once the others have ended. */
export function sideBySide(): <Answer>(run: () => Promise<Answer>) => Promise<Answer> {
  const running = new Set<Promise<unknown>>();

  return (run) => {
    const first = run();
    running.add(first);
    const answer = first
      .finally(() => running.delete(first))
      .catch(async (error: unknown) => {
        if (!isClash(error)) throw error;
        await Promise.allSettled(running);
        return run();
      });
    // Whoever awaits it hears of its failure; if nobody does, something else has failed before.
    answer.catch(() => undefined);
    return answer;
  };
}
