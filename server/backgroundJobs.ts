import type { FastifyInstance } from 'fastify';

/** Work that is done again and again beside the requests, by every server that shares the database. */
export interface BackgroundJob {
  /** Names the job in the log. */
  readonly name: string;
  /** From the end of one run to the beginning of the next, and before the first. */
  readonly pauseMs: number;
  /** Time limit of a run in milliseconds; ten minutes by default. */
  readonly deadlineMs?: number;
  /** @param ending ends it between two of the things it does, whose rest is another server's or waits for the next run */
  readonly run: (ending: AbortSignal) => Promise<void>;
}

const MINUTE_MS = 60_000;

/** After failures a job pauses for twice as long each time, up to this or its own pause. */
const LONGEST_PAUSE_MS = 4000;

/** Repeats a job; it keeps no process alive. @returns what ends it, once a run under way is done */
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

/**
 * A plugin that repeats jobs from when the application listens until it closes, which is told to those that run and waits for
 * them.
 */
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
