import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import fastq from 'fastq';
import { RequestError } from '../http/errors.ts';
import { texts } from '../texts.ts';
import type {
  AnswerCall,
  MadePage,
  PageRedirect,
  PageRequest,
  RenderBuild,
} from './renderMessages.ts';
import { startRenderThread, type RenderThread } from './startRenderThread.ts';

export interface RenderPool {
  /**
   * @param answer answers the page's API calls in the main thread
   * @throws RequestError 503 if too many pages are queued
   */
  make(page: PageRequest, answer: AnswerCall): Promise<MadePage | PageRedirect>;
  waiting(): number;
  close(): Promise<void>;
}

/** Maximum number of threads. More would stay idle, because the main thread also has work for each page. */
const MOST_THREADS = 4;

/** Returns the number of render threads per process, so that all processes together have about one per core. */
export function renderThreadsOf(processes: number): number {
  return Math.min(Math.ceil(availableParallelism() / processes), MOST_THREADS);
}

/** Maximum queue length per thread. The last page in a full queue waits about a second. */
const MOST_WAITING = 32;

/**
 * Starts the render threads. Replaces a thread that has ended when the next page needs one.
 * @throws if the threads cannot load the build
 */
export async function openRenderPool(build: RenderBuild, count: number): Promise<RenderPool> {
  const threads = new Set<RenderThread>();
  const idle: RenderThread[] = [];

  function start(): RenderThread {
    const thread = startRenderThread(build);
    threads.add(thread);
    return thread;
  }

  function takeIdle(): RenderThread {
    const thread = idle.pop() ?? start();
    if (!thread.hasEnded()) return thread;
    threads.delete(thread);
    return takeIdle();
  }

  interface Job {
    readonly page: PageRequest;
    readonly answer: AnswerCall;
  }

  const queue = fastq.promise(async ({ page, answer }: Job) => {
    const thread = takeIdle();
    try {
      return await thread.make(page, answer);
    } finally {
      if (thread.hasEnded()) threads.delete(thread);
      else idle.push(thread);
    }
  }, count);

  const close = async () => void (await Promise.all([...threads].map((thread) => thread.end())));

  for (let at = 0; at < count; at += 1) idle.push(start());
  try {
    await Promise.all(idle.map(({ ready }) => ready));
  } catch (error) {
    await close();
    throw error;
  }

  return {
    async make(page, answer) {
      if (queue.length() >= MOST_WAITING * count) {
        throw new RequestError(503, texts.request.unavailable);
      }
      // A thread's messages arrive outside the request's async context, which holds its trace, so bind the context
      // here.
      return queue.push({ page, answer: AsyncLocalStorage.bind(answer) });
    },
    waiting: () => queue.length(),
    close,
  };
}
