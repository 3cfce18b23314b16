/**
 * `npm run pictures`: makes dist/pictures/ from the drawings in demo/pictures/: files that are missing or older than their
 * drawing.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { formatsOf, widthsOf } from '../demo/pictures/sizes.ts';

const drawings = path.join(import.meta.dirname, '../demo/pictures');
const output = path.join(import.meta.dirname, '../dist/pictures');
const summaryFile = path.join(drawings, 'pictures.gen.json');

interface File {
  readonly path: string;
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** Encodes one width of the drawing's pixels; higher efforts take longer than what they save is worth. */
const encode = (pixels: Sharp, { width, format }: File) => {
  const resized = pixels.clone().resize(width);
  return format === 'avif'
    ? resized.avif({ quality: 47, effort: 3 })
    : resized.webp({ quality: 68, effort: 4 });
};

async function makeFiles(name: string): Promise<void> {
  const drawing = path.join(drawings, `${name}.svg`);
  const drawnAt = statSync(drawing).mtimeMs;
  const stale = widthsOf(name)
    .flatMap((width) =>
      formatsOf(name).map((format): File => {
        return { path: path.join(output, `${name}-${width}.${format}`), width, format };
      }),
    )
    .filter((file) => !existsSync(file.path) || statSync(file.path).mtimeMs < drawnAt);
  if (stale.length === 0) return;
  const { data, info } = await sharp(drawing)
    .resize(Math.max(...widthsOf(name)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const file of stale) await encode(sharp(data, { raw: info }), file).toFile(file.path);
}

/** Colour of the drawing's ground, which stands in its place while it loads. @throws Error without one */
function groundOf(name: string, svg: string): string {
  const [, color] = /^<svg[^>]* style="background:(#[\da-f]{6})"/.exec(svg) ?? [];
  if (!color) throw new Error(`${name}.svg has no style="background:#rrggbb".`);
  return color;
}

const names = readdirSync(drawings)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => path.basename(file, '.svg'))
  .toSorted();
const version = createHash('sha256').update(readFileSync(import.meta.filename));
const colors = names.map((name): [string, string] => {
  const svg = readFileSync(path.join(drawings, `${name}.svg`), 'utf8');
  version.update(svg);
  return [name, groundOf(name, svg)];
});
const summary = {
  version: version.digest('hex').slice(0, 12),
  colors: Object.fromEntries(colors),
};
const text = `${JSON.stringify(summary, null, 2)}\n`;
if (!existsSync(summaryFile) || readFileSync(summaryFile, 'utf8') !== text) {
  writeFileSync(summaryFile, text);
}

sharp.concurrency(1);
mkdirSync(output, { recursive: true });
const waiting = names.values();
const work = async () => {
  for (const name of waiting) await makeFiles(name);
};
await Promise.all([work(), work()]);
