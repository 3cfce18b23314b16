import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

interface HeroPicture {
  address: string;
  width: number;
  height: number;
}

export function findHeroPicture(page: Page): Promise<HeroPicture | undefined> {
  return page.evaluate(() => {
    const seen = (box: DOMRect) =>
      Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0)) *
      Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
    const [largest] = [...document.images]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => seen(box) > 0)
      .toSorted((a, b) => seen(b.box) - seen(a.box));
    if (!largest) return undefined;
    const { currentSrc, src, naturalWidth } = largest.image;
    const { width, height } = largest.box;
    // A data URL has no file to compare with, so use the picture's file of the same width.
    const file = [...(largest.image.parentElement?.querySelectorAll('source') ?? [])]
      .flatMap(({ srcset }) => srcset.split(', '))
      .find((candidate) => candidate.endsWith(` ${naturalWidth}w`))
      ?.split(' ', 1)[0];
    const address = currentSrc.startsWith('data:') ? (file ?? src) : currentSrc || src;
    return { address, width: Math.round(width), height: Math.round(height) };
  });
}

function floorHtml(picture: HeroPicture | undefined): string {
  const { address, width, height } = picture ?? { address: '', width: 0, height: 0 };
  const image = picture
    ? `<img src="${address}" width="${width}" height="${height}" fetchpriority="high" alt="">`
    : '';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Floor</title><link rel="icon" href="data:,"></head><body>',
    `${image}<p>The least that a page with this picture can be.</p></body></html>`,
  ].join('');
}

/**
 * Writes a static page with at most one picture and one line of text. The shop's server serves it with the build.
 * @returns the path of the page on that server
 */
export async function writeFloorPage(
  distDir: string,
  name: string,
  picture: HeroPicture | undefined,
): Promise<string> {
  const file = path.join(distDir, 'pictures', `floor-${name}.html`);
  const html = floorHtml(picture);
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  return `/pictures/floor-${name}.html`;
}
