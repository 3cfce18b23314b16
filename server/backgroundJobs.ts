import type { FastifyInstance } from 'fastify';

export interface BackgroundJob {
  readonly name: string;
  readonly pauseMs: number;
  readonly deadlineMs?: number;
  /** @param ending aborted on shutdown or timeout; stop between two items and leave the rest to the next run */
  readonly run: (ending: AbortSignal) => Promise<void>;
}

const MINUTE_MS = 60_000;

/**
 * Maximum pause after failures, in milliseconds, unless the job's own pause is longer. Each failure doubles the
 * pause.
 */
const LONGEST_PAUSE_MS = 4000;

/**
 * Repeats a job with unreferenced timers.
 * @returns a function that stops the repetition and waits for the current run
 */
function repeat(
  { name, pauseMs, deadlineMs = 10 * MINUTE_MS, run }: BackgroundJob,
  { log, overdueJobs }: Pick<FastifyInstance, 'log' | 'overdueJobs'>,
  closing: AbortSignal,
) {
  let failures = 0;
  let isEnded = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout;

  async function runOnce(): Promise<void> {
    const deadline = new AbortController();
    const overdue = setTimeout(() => {
      overdueJobs.add(name);
      log.error(
        `The background job '${name}' has not ended after ${deadlineMs / MINUTE_MS} minutes.`,
      );
      deadline.abort();
    }, deadlineMs).unref();
    try {
      await run(AbortSignal.any([closing, deadline.signal]));
      failures = 0;
    } catch (error) {
      failures += 1;
      log.error(error, `The background job '${name}' failed.`);
    }
    clearTimeout(overdue);
    overdueJobs.delete(name);
    if (!isEnded) wait();
  }

  function wait(): void {
    const longest = Math.max(pauseMs, LONGEST_PAUSE_MS);
    const pause = Math.min(pauseMs * 2 ** failures, longest);
    timer = setTimeout(() => {
      running = runOnce();
    }, pause).unref();
  }

  wait();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };
}

/** Plugin that repeats jobs while the application listens. Closing aborts running jobs and waits for them. */
export async function backgroundJobs(
  app: FastifyInstance,
  { jobs }: { jobs: readonly BackgroundJob[] },
): Promise<void> {
  const closing = new AbortController();
  let ends: (() => Promise<void>)[] = [];
  app.addHook('onListen', async () => {
    ends = jobs.map((job) => repeat(job, app, closing.signal));
  });
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    await Promise.all(ends.map((end) => end()));
  });
}
