import { Worker } from 'node:worker_threads';

/** What the thread is sent. */
export interface CompressTask {
  readonly html: Uint8Array;
  /** Of brotli, 0 to 11. */
  readonly quality: number;
}

/** Compresses pages by brotli, in the order they come. Rejects when its thread failed; the next call starts another. */
export type Compressor = (html: Buffer, quality: number) => Promise<Buffer>;

/**
 * A compressor in a thread of its own, which starts with the first page and keeps no idle process alive. Node's own four threads
 * are left to files, names and passwords.
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
    // It ends the thread.
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
