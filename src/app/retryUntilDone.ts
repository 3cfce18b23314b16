const PAUSES = [2000, 5000, 10000, 30000];

export function pauseBefore(attempt: number): Promise<void> {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)];
  return new Promise((resolve) => setTimeout(resolve, pause));
}

export async function retryUntilDone(step: () => PromiseLike<boolean>): Promise<void> {
  for (let attempt = 0; !(await step()); attempt += 1) await pauseBefore(attempt);
}
