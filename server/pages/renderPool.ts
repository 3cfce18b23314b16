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

/** Threads that make pages, so that calls are answered meanwhile. */
export interface RenderPool {
  /**
   * @param answer answers the calls of the page, in the server's own thread
   * @throws RequestError (503) when too many pages wait already
   */
  make(page: PageRequest, answer: AnswerCall): Promise<MadePage | PageRedirect>;
  /** How many pages wait for a thread. */
  waiting(): number;
  /** Ends the threads, with what they are making. */
  close(): Promise<void>;
}

/** What the server's own thread has to do for each page keeps no more of them busy. */
const MOST_THREADS = 4;

/** How many threads a process has, where all processes together have one for each core. */
export function renderThreadsOf(processes: number): number {
  return Math.min(Math.ceil(availableParallelism() / processes), MOST_THREADS);
}

/** For each thread: the last one waits a second or less, and is not turned down before. */
const MOST_WAITING = 32;

/**
 * Starts the threads. One that ends is replaced when the next page needs it.
 * @throws when they cannot load the build
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
      // The thread's messages come from outside of what follows a request, such as its trace.
      return queue.push({ page, answer: AsyncLocalStorage.bind(answer) });
    },
    waiting: () => queue.length(),
    close,
  };
}
