import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale, root } from '../../scripts/setup.mjs';
import { startShop } from '../testing/shopProcess.ts';

let folder: string;

beforeAll(async () => {
  await buildIfStale();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-memory-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe('the shop on the embedded database', () => {
  it.each([
    ['first', 640],
    ['second', 500],
  ])('uses little memory at its %s start', async (_start, most) => {
    const shop = await startShop(folder, '', { DIST_DIR: path.join(root, 'dist') });
    for (const page of ['/', '/shop', '/shop/basmati-rice', '/search?search=rice']) {
      expect((await fetch(`${shop.url}${page}`)).status).toBe(200);
    }
    expect(await peakOf(shop.pid)).toBeLessThan(most);
    await shop.terminate();
  });
});
