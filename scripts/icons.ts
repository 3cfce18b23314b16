/** Renders the icons of the installed web app from `public/icons/icon.svg`; output is deterministic. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../public/icons');
const SIZES = [192, 512];
const GROUND = '#1f4d36';
const SAFE_PART = 0.8;

const drawing = await readFile(path.join(folder, 'icon.svg'));

function drawn(pixels: number) {
  return sharp(drawing, { density: (72 * pixels) / 48 }).resize(pixels, pixels);
}

const SMALL = { palette: true, colours: 64, effort: 10, compressionLevel: 9 } as const;

for (const size of SIZES) {
  await drawn(size)
    .png(SMALL)
    .toFile(path.join(folder, `icon-${size}.png`));
  const middle = await drawn(Math.round(size * SAFE_PART))
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: GROUND } })
    .composite([{ input: middle }])
    .png(SMALL)
    .toFile(path.join(folder, `maskable-${size}.png`));
}
