const PAUSES = [2000, 5000, 10000, 30000];

/** Ends after the pause that is due before a further try; pauses grow with the tries. */
export function pauseBefore(turn: number): Promise<void> {
  const pause = PAUSES[Math.min(turn, PAUSES.length - 1)];
  return new Promise((resolve) => setTimeout(resolve, pause));
}

/** Runs a step until it succeeds, with growing pauses between the tries. */
export async function untilDone(step: () => PromiseLike<boolean>): Promise<void> {
  for (let turn = 0; !(await step()); turn += 1) await pauseBefore(turn);
}
