import { Worker } from 'node:worker_threads';

export interface CompressTask {
  readonly html: Uint8Array;
  readonly quality: number;
}

/** Compresses pages with brotli, one after another. Rejects if the thread fails; the next call starts a new thread. */
export type Compressor = (html: Buffer, quality: number) => Promise<Buffer>;

/**
 * Opens a compressor in its own thread, so that Node's thread pool stays free for files, DNS and passwords. The
 * thread starts with the first page and does not keep the process alive.
 */
export function openCompressor(): Compressor {
  let thread: Worker | undefined;
  let waiting: PromiseWithResolvers<Buffer>[] = [];

  function start(): Worker {
    const started = new Worker(new URL('compressThread.ts', import.meta.url));
    started.on('message', (compressed: Uint8Array<ArrayBuffer>) => {
      waiting.shift()?.resolve(Buffer.from(compressed.buffer));
      if (waiting.length === 0) started.unref();
    });
    started.on('error', (error) => {
      thread = undefined;
      for (const { reject } of waiting) reject(error);
      waiting = [];
    });
    return started;
  }

  return (html, quality) => {
    const compressed = Promise.withResolvers<Buffer>();
    waiting.push(compressed);
    thread ??= start();
    thread.ref();
    const task: CompressTask = { html, quality };
    thread.postMessage(task, []);
    return compressed.promise;
  };
}
