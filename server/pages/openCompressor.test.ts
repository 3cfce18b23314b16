import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openCompressor } from './openCompressor.ts';

const THREADS = 4;

async function whileThreadsWait(act: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-threads-'));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const waiting = Array.from({ length: THREADS }, () => open(pipe, 'r'));
  try {
    await act();
  } finally {
    const writer = openSync(pipe, 'w');
    for (const file of await Promise.all(waiting)) await file.close();
    closeSync(writer);
    await rm(folder, { recursive: true });
  }
}

describe('openCompressor', () => {
  it('does not use Node’s thread pool for files and passwords', async () => {
    const compress = openCompressor();
    await compress(Buffer.from('first'), 4);
    await whileThreadsWait(async () => {
      const compressed = await compress(Buffer.from('<p>page</p>'), 11);
      expect(brotliDecompressSync(compressed).toString()).toBe('<p>page</p>');
    });
  });

  it('returns each caller’s own page in a buffer of its exact size', async () => {
    const compress = openCompressor();
    const pages = ['one', 'two', 'three'].map((word) => `${word} `.repeat(1000));
    const compressed = await Promise.all(pages.map((page) => compress(Buffer.from(page), 4)));
    expect(compressed.map((page) => brotliDecompressSync(page).toString())).toEqual(pages);
    for (const { length, buffer } of compressed) expect(buffer.byteLength).toBe(length);
  });

  it('rejects pending calls after a failure and then restarts', async () => {
    const compress = openCompressor();
    const failing = [compress(undefined as unknown as Buffer, 4), compress(Buffer.from('page'), 4)];
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    const next = await compress(Buffer.from('page'), 4);
    expect(brotliDecompressSync(next).toString()).toBe('page');
  });
});
