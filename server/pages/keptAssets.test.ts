import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepAssets, keptAssetsDir } from './keptAssets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const start = new Date('2026-10-01T08:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * DAY_MS);

let folder: string;
let dist: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-assets-'));
  dist = path.join(folder, 'dist');
  kept = keptAssetsDir(folder);
});
afterEach(() => rm(folder, { recursive: true }));

async function build(...names: string[]): Promise<void> {
  await rm(dist, { recursive: true, force: true });
  await mkdir(path.join(dist, 'assets/i18n'), { recursive: true });
  for (const name of [...names, 'i18n/en.json']) {
    await writeFile(path.join(dist, 'assets', name), name);
  }
}

describe('keepAssets', () => {
  it('keeps files of earlier builds for two weeks after their last start', async () => {
    await build('main.1.js', 'shared.js');
    await keepAssets(dist, folder, start);
    await build('main.2.js', 'shared.js');
    await keepAssets(dist, folder, after(1));
    expect((await readdir(kept)).toSorted()).toEqual(['main.1.js', 'main.2.js', 'shared.js']);
    expect(await readFile(path.join(kept, 'main.1.js'), 'utf8')).toBe('main.1.js');
    await keepAssets(dist, folder, after(15));
    expect((await readdir(kept)).toSorted()).toEqual(['main.2.js', 'shared.js']);
  });

  it('works without a build', async () => {
    await keepAssets(path.join(folder, 'none'), folder, start);
    expect(await readdir(kept)).toEqual([]);
  });
});
