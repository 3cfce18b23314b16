/** `npm run pictures`: renders missing or outdated files of dist/pictures/ from the drawings in demo/pictures/. */
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { formatsOf, widthsOf } from '../demo/pictures/sizes.ts';
import { DRAWINGS, pictureSummary } from './pictureSummary.ts';

const output = path.join(import.meta.dirname, '../dist/pictures');

const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);

async function makeFiles(name: string): Promise<void> {
  const drawing = path.join(DRAWINGS, `${name}.svg`);
  const made = Math.max(changedAt(drawing), changedAt(import.meta.filename));
  const stale = widthsOf(name)
    .flatMap((width) =>
      formatsOf(name).map((format) => {
        return { width, format, file: path.join(output, `${name}-${width}.${format}`) };
      }),
    )
    .filter(({ file }) => changedAt(file) < made);
  if (stale.length === 0) return;
  const { data, info } = await sharp(drawing)
    .resize(Math.max(...widthsOf(name)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { width, format, file } of stale) {
    const resized = sharp(data, { raw: info }).resize(width);
    const encoded =
      format === 'avif'
        ? resized.avif({ quality: 47, effort: 3 })
        : resized.webp({ quality: 68, effort: 4 });
    // Rename at the end, so an interrupted run leaves no partial file.
    await encoded.toFile(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
}

const summary = pictureSummary();
writeFileSync(path.join(DRAWINGS, 'pictures.gen.json'), `${JSON.stringify(summary, null, 2)}\n`);

sharp.concurrency(1);
mkdirSync(output, { recursive: true });
const waiting = Object.keys(summary.colors).values();
const work = async () => {
  for (const name of waiting) await makeFiles(name);
};
await Promise.all([work(), work()]);
