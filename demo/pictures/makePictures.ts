import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { artByProduct } from './artByProduct.ts';
import { bannerScenes, categoryScenes, collectionScenes } from './artOfShop.ts';
import { draw } from './compose.ts';
import type { Mood, Scene } from './compose.ts';
import { canvas } from './layouts.ts';

const outputFolder = new URL('../../public/pictures/', import.meta.url);
const summaryFile = new URL('./pictures.gen.json', import.meta.url);

const pictureWidths = [160, 360, 720];
const bannerWidths = [640, 1024, 1600];
const concurrency = 2;

/** The most bytes an AVIF may take at a width; the quality steps down until it fits. */
const avifBudget: Readonly<Record<number, number>> = {
  160: 3_000,
  360: 6_000,
  720: 14_000,
  640: 16_000,
  1024: 30_000,
  1600: 60_000,
};
const avifQualities = [52, 47, 42, 37, 32, 27];

interface NamedScene {
  readonly name: string;
  readonly scene: Scene;
  readonly widths: readonly number[];
}

function allScenes(): NamedScene[] {
  const moods: readonly Mood[] = ['hero', 'group', 'serving'];
  const products = Object.entries(artByProduct).flatMap(([handle, { look, pictures }]) =>
    pictures.map((items, at) => ({
      name: `${handle}-${at + 1}`,
      scene: { ...canvas, mood: moods[at] ?? 'hero', look, items },
      widths: pictureWidths,
    })),
  );
  const named = (
    prefix: string,
    scenes: Readonly<Record<string, Scene>>,
    widths: readonly number[],
  ) => Object.entries(scenes).map(([key, scene]) => ({ name: `${prefix}-${key}`, scene, widths }));
  return [
    ...products,
    ...named('collection', collectionScenes, pictureWidths),
    ...named('category', categoryScenes, pictureWidths),
    ...named('banner', bannerScenes, bannerWidths),
  ];
}

async function toAvif(pixels: Buffer, width: number): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of avifQualities) {
    smallest = await sharp(pixels).avif({ quality, effort: 4 }).toBuffer();
    if (smallest.length <= (avifBudget[width] ?? Infinity)) break;
  }
  if (!smallest) throw new Error('No AVIF quality is set');
  return smallest;
}

interface MadePicture {
  readonly name: string;
  readonly color: string;
  readonly avifHashes: readonly string[];
}

async function makePicture({ name, scene, widths }: NamedScene): Promise<MadePicture> {
  const { svg, color } = await draw(scene);
  const source = Buffer.from(svg);
  const avifHashes: string[] = [];
  for (const width of widths) {
    const height = Math.round((width * scene.height) / scene.width);
    const density = Math.min(144, (72 * width * 2) / scene.width);
    const pixels = await sharp(source, { density })
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const avif = await toAvif(pixels, width);
    const webp = await sharp(pixels).webp({ quality: 72, effort: 4 }).toBuffer();
    await writeFile(new URL(`${name}-${width}.avif`, outputFolder), avif);
    await writeFile(new URL(`${name}-${width}.webp`, outputFolder), webp);
    avifHashes.push(createHash('sha256').update(avif).digest('hex'));
  }
  return { name, color, avifHashes };
}

async function makeAll(scenes: readonly NamedScene[]): Promise<MadePicture[]> {
  const made: MadePicture[] = [];
  const waiting = scenes.entries();
  const work = async (): Promise<void> => {
    for (const [at, scene] of waiting) made[at] = await makePicture(scene);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return made;
}

const licence = `MIT License

Copyright (c) Microsoft Corporation.

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

sharp.concurrency(1);
await mkdir(outputFolder, { recursive: true });
const made = await makeAll(allScenes());
const version = createHash('sha256')
  .update(made.flatMap(({ avifHashes }) => avifHashes).join(''))
  .digest('hex')
  .slice(0, 12);
const pictures = Object.fromEntries(made.map(({ name, color }) => [name, { color }]));
await writeFile(summaryFile, `${JSON.stringify({ version, pictures }, null, 2)}\n`);
await writeFile(new URL('LICENSE.fluent-emoji.txt', outputFolder), licence);
