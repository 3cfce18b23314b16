import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFirstPictures } from './pagePictures.ts';

const sourceOf = (name: string) =>
  `<source media="(max-width: 577px)" type="image/avif" srcSet="/pictures/${name}.avif?v=1"/>`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await mkdir(path.join(folder, 'pictures'));
  await writeFile(path.join(folder, 'pictures/small.avif'), 'small');
  await writeFile(path.join(folder, 'pictures/large.avif'), Buffer.alloc(10_000));
});

afterAll(() => rm(folder, { recursive: true }));

it('inlines small first pictures and preloads large ones', async () => {
  const firstPictures = createFirstPictures(folder);
  const { body, preloads } = await firstPictures(sourceOf('small') + sourceOf('large'));
  const html = body.join('');
  expect(html).toContain(`srcSet="data:image/avif;base64,${btoa('small')}"`);
  expect(html).toContain(sourceOf('large'));
  expect(preloads).toMatch(
    /^<link rel="preload" as="image" [^>]*href="\/pictures\/large\.avif\?v=1"[^>]*>$/,
  );
});

it('leaves later and missing pictures to the browser', async () => {
  const page = sourceOf('gone') + sourceOf('small') + sourceOf('large');
  const { body, preloads } = await createFirstPictures(folder)(page);
  const data = `data:image/avif;base64,${btoa('small')}`;
  expect(body.join('')).toBe(page.replace('/pictures/small.avif?v=1', data));
  expect(preloads).toBe('');
});
