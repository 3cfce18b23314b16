import { parentPort } from 'node:worker_threads';
import { compressPage } from './brotli.ts';
import type { CompressTask } from './openCompressor.ts';

parentPort?.on('message', ({ html, quality }: CompressTask) => {
  const compressed = compressPage(html, quality);
  parentPort?.postMessage(compressed, [compressed.buffer]);
});
