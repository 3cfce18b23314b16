import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface OpenMessage {
  readonly openAt: string;
}

const isOpenMessage = (message: unknown): message is OpenMessage =>
  typeof message === 'object' && message !== null && 'openAt' in message;

export interface PoolOptions {
  readonly count: number;
  /** Milliseconds between SIGTERM and SIGKILL. */
  readonly stopMs: number;
  readonly log: (text: string) => void;
}

export interface WorkerPool {
  /**
   * Starts the workers.
   * @returns the shop's URL
   * @throws Error if a worker ends before it is ready
   */
  open(): Promise<string>;
  /** Starts workers from the current build. Ends the earlier workers once all new ones are ready. */
  reload(): Promise<void>;
  close(): Promise<boolean>;
}

/** A worker that runs this long resets the backoff. */
const STEADY_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

interface Started {
  readonly worker: Worker;
  readonly startedAt: number;
  readonly openAt: string;
}

async function start(): Promise<Started> {
  const worker = cluster.fork();
  const startedAt = performance.now();
  const openAt = await new Promise<string>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (isOpenMessage(message)) resolve(message.openAt);
    });
    worker.once('exit', () => reject(new Error('A worker ended before it was open.')));
  });
  return { worker, startedAt, openAt };
}

/** Manages the workers of one port. Replaces those that end unexpectedly, with backoff. */
export function createWorkerPool({ count, stopMs, log }: PoolOptions): WorkerPool {
  const current = new Set<Worker>();
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;
  let failures = 0;

  async function retire(worker: Worker): Promise<boolean> {
    current.delete(worker);
    if (worker.isDead()) return true;
    const ended = once(worker, 'exit');
    worker.process.kill('SIGTERM');
    const deadline = setTimeout(() => worker.process.kill('SIGKILL'), stopMs);
    const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null];
    clearTimeout(deadline);
    // A worker killed by SIGTERM was still starting, so it had nothing to finish.
    return code === 0 || signal === 'SIGTERM';
  }

  async function replace(): Promise<void> {
    while (!isClosing() && current.size < count) {
      const wait = failures === 0 ? 0 : FIRST_PAUSE_MS * 2 ** (failures - 1);
      failures += 1;
      await pause(Math.min(wait, LONGEST_PAUSE_MS));
      const started = await start().catch(() => undefined);
      if (started === undefined) continue;
      if (isClosing() || current.size >= count) await retire(started.worker);
      else adopt(started);
    }
  }

  function adopt({ worker, startedAt }: Started): void {
    const handleEnd = () => {
      if (!current.delete(worker)) return;
      if (performance.now() - startedAt >= STEADY_MS) failures = 0;
      const { exitCode, signalCode } = worker.process;
      log(`Worker ${worker.process.pid} ended (${signalCode ?? exitCode}) and is replaced.`);
      void replace();
    };
    current.add(worker);
    if (worker.isDead()) handleEnd();
    else worker.once('exit', handleEnd);
  }

  /** Starts all workers. The first one starts alone, as it migrates the database and seeds an empty one. */
  async function startAll(): Promise<Started[]> {
    const first = await start();
    const others = await Promise.allSettled(Array.from({ length: count - 1 }, start));
    const started = others.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const all = [first, ...started];
    if (all.length === count && !isClosing()) return all;
    await Promise.all(all.map(({ worker }) => retire(worker)));
    throw new Error('Not all workers could be started.');
  }

  return {
    async open() {
      const all = await startAll();
      all.forEach(adopt);
      return all[0]?.openAt ?? '';
    },
    async reload() {
      const earlier = [...current];
      const all = await startAll();
      for (const worker of earlier) current.delete(worker);
      all.forEach(adopt);
      failures = 0;
      await Promise.all(earlier.map(retire));
    },
    async close() {
      closing.abort();
      const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      return (await Promise.all(all.map(retire))).every(Boolean);
    },
  };
}
