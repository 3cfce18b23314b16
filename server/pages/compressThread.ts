/** The thread of `openCompressor`: takes pages one after the other and sends them back compressed. */
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import type { CompressTask } from './openCompressor.ts';

parentPort?.on('message', ({ html, quality }: CompressTask) => {
  const compressed = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  // A copy: what Node gives is part of a larger piece of memory, which would go along.
  const exact = new Uint8Array(compressed);
  parentPort?.postMessage(exact, [exact.buffer]);
});
