import { loadSharp } from './loadSharp.ts';

/** What an icon is made like. */
export interface IconShape {
  /** Pixels of each side. */
  size: number;
  /** Whether systems cut its edges off into a shape of their own. */
  isMaskable: boolean;
}

/** What systems leave of each side of a maskable icon at least. */
const SAFE_SHARE = 0.8;

/** A square PNG with the whole picture on white. @param picture a file of the shop */
export async function makeIcon(picture: Buffer, { size, isMaskable }: IconShape): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = isMaskable ? Math.round(size * SAFE_SHARE) : size;
  const before = Math.floor((size - inner) / 2);
  const behind = size - inner - before;
  const background = '#ffffff';
  return sharp(picture)
    .resize({ width: inner, height: inner, fit: 'contain', background })
    .extend({ top: before, left: before, bottom: behind, right: behind, background })
    .png({ palette: true })
    .toBuffer();
}
