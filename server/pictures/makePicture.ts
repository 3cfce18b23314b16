import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { filesOf, WIDEST, type UploadedPicture } from '../catalog/uploadedPicture.ts';
import { loadSharp } from './loadSharp.ts';
import { kindOf, type FileKind, type OtherKind } from './pictureKind.ts';

export const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 64_000_000;

const MIN_WIDTH = 160;
const MIN_HEIGHT = 40;

const DEADLINE_S = 60;

const MAX_RATIO = 3;

/** Version of the processing; a new number gives the same upload new file names. */
const RECIPE = 1;

export type PictureFlaw = 'none' | 'broken' | 'large' | 'small' | OtherKind;

export class FlawedPicture extends Error {
  readonly flaw: PictureFlaw;

  constructor(flaw: PictureFlaw, cause?: unknown) {
    super(`The file is no picture that can be shown: ${flaw}.`, { cause });
    this.flaw = flaw;
  }
}

const ACCEPTED: ReadonlySet<FileKind> = new Set(['jpeg', 'png', 'webp', 'avif']);

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(32);
    await handle.read(head);
    return head;
  } finally {
    await handle.close();
  }
}

export const fileHashOf = (contentHash: string): string =>
  createHash('sha256').update(`${contentHash} ${RECIPE}`).digest('hex').slice(0, 32);

/**
 * Checks a file's type and size by its header, without decoding it. Ignores the file name.
 * @throws FlawedPicture if the file is unsuitable
 */
export async function examinePicture(file: string): Promise<void> {
  const kind = kindOf(await headOf(file));
  if (!ACCEPTED.has(kind)) throw new FlawedPicture(kind as OtherKind | 'none');
  // sharp's own pixel limit would throw an unspecific error.
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new FlawedPicture('broken', error);
    });
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new FlawedPicture('large');
  if (width < MIN_WIDTH || height < MIN_HEIGHT) throw new FlawedPicture('small');
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Returns the path, or for a JPEG without an end marker its bytes with the marker added. Browsers show such files
 * too.
 */
async function sourceOf(file: string): Promise<string | Buffer> {
  if (kindOf(await headOf(file)) !== 'jpeg') return file;
  const bytes = await readFile(file);
  return bytes.subarray(-2).equals(END_OF_JPEG) ? file : Buffer.concat([bytes, END_OF_JPEG]);
}

const WHITE = '#ffffff';
const TINTED = '#5f5c52';
const LEAST_CONTRAST = 8;

async function isFlat(pixels: Sharp): Promise<boolean> {
  const { channels } = await pixels.clone().stats();
  return channels.every(({ min, max }) => max - min < LEAST_CONTRAST);
}

/**
 * Decodes an upload and scales it to the width. The result is upright, in sRGB, without metadata and on a solid
 * background.
 */
async function decodeOn(ground: string, source: string | Buffer, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const upload = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { space } = await upload.metadata();
  // Without this, libvips applies the profile of a 16-bit picture twice.
  if (space === 'rgb16') upload.pipelineColourspace('srgb');
  const { data, info } = await upload
    .timeout({ seconds: DEADLINE_S })
    .autoOrient()
    .resize({ width, height: width * MAX_RATIO, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Decodes an upload on white, or on a darker background if it would be invisible on white. */
async function decode(file: string, width: number): Promise<Sharp> {
  const source = await sourceOf(file);
  const onWhite = await decodeOn(WHITE, source, width);
  if (!(await isFlat(onWhite))) return onWhite;
  const tinted = await decodeOn(TINTED, source, width);
  return (await isFlat(tinted)) ? onWhite : tinted;
}

async function colorOf(pixels: Sharp): Promise<string> {
  const bytes = await pixels.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [red = 0, green = red, blue = red] = bytes;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/**
 * Writes all files of a picture into a folder. `filesOf` determines their names.
 * @param hash first part of the file names
 * @throws FlawedPicture if the file cannot be decoded
 */
export async function makePicture(
  file: string,
  hash: string,
  folder: string,
): Promise<UploadedPicture> {
  try {
    const sharp = await loadSharp();
    const { autoOrient } = await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata();
    const { width, height } = autoOrient;
    const widest = await decode(file, WIDEST);
    const picture = { hash, width, height, color: await colorOf(widest) };
    for (const { file: name, width: wanted, format } of filesOf(picture)) {
      const resized = widest.clone().resize({
        width: wanted,
        height: wanted * MAX_RATIO,
        fit: 'inside',
        withoutEnlargement: true,
      });
      const encoded =
        format === 'avif'
          ? resized.avif({ quality: 55, effort: 3 })
          : resized.webp({ quality: 76, effort: 4 });
      await encoded.toFile(path.join(folder, name));
    }
    return picture;
  } catch (error) {
    throw new FlawedPicture('broken', error);
  }
}
