/** Looks at uploaded files and makes pictures of them. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { filesOf, WIDEST, type UploadedPicture } from '../catalog/uploadedPicture.ts';
import { loadSharp } from './loadSharp.ts';

/** What an upload may have at most, in bytes and in pixels. */
export const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 64_000_000;

/** The shop shows no picture that is narrower, and none but a wide logo that is less high. */
const MIN_WIDTH = 160;
const MIN_HEIGHT = 40;

/** Longer than a picture of that size takes. */
const DEADLINE_S = 60;

/** Taller pictures are made narrower: nothing of the shop shows more. */
const MAX_RATIO = 3;

/** Counts how files are made: with another number the same upload has other names. */
const RECIPE = 1;

/** Why a file is no picture that the shop can show. */
export type PictureFlaw = 'none' | 'broken' | 'large' | 'small';

/** What a file turned out to be. */
export class FlawedPicture extends Error {
  readonly flaw: PictureFlaw;

  constructor(flaw: PictureFlaw, cause?: unknown) {
    super(`The file is no picture that can be shown: ${flaw}.`, { cause });
    this.flaw = flaw;
  }
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What the first bytes say a file is. */
function isAccepted(head: Buffer): boolean {
  if (head.readUIntBE(0, 3) === 0xff_d8_ff) return true;
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return true;
  // A brand of its own or among the compatible ones.
  return ascii(head, 4, 8) === 'ftyp' && /avi[fs]/.test(ascii(head, 8, 32));
}

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

/** What the files of an upload are called by. @param contentHash its SHA-256 */
export const fileHashOf = (contentHash: string): string =>
  createHash('sha256').update(`${contentHash} ${RECIPE}`).digest('hex').slice(0, 32);

/**
 * Looks at the head of a file, which is not decoded. What it says decides, not the file's name.
 * @throws FlawedPicture
 */
export async function examinePicture(file: string): Promise<void> {
  if (!isAccepted(await headOf(file))) throw new FlawedPicture('none');
  // The limit would be an error without a name of its own.
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

/** The upload once decoded: upright, in sRGB, without what cameras write beside it, on white where one sees through it. */
async function decode(file: string, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: DEADLINE_S })
    .autoOrient()
    .resize({ width, height: width * MAX_RATIO, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function colorOf(pixels: Sharp): Promise<string> {
  const bytes = await pixels.clone().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const [red = 0, green = red, blue = red] = bytes;
  return `#${Buffer.from([red, green, blue]).toString('hex')}`;
}

/**
 * Makes all files of a picture into a folder, named as `filesOf` says.
 * @param hash names them
 * @throws FlawedPicture where the file cannot be decoded
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
