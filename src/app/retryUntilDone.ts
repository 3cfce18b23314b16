const PAUSES = [2000, 5000, 10000, 30000];

/** Ends after the pause that is due before a further attempt; pauses grow with the attempts. */
export function pauseBefore(attempt: number): Promise<void> {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)];
  return new Promise((resolve) => setTimeout(resolve, pause));
}

/** Runs a step until it succeeds, with growing pauses between the attempts. */
export async function retryUntilDone(step: () => PromiseLike<boolean>): Promise<void> {
  for (let attempt = 0; !(await step()); attempt += 1) await pauseBefore(attempt);
}
