import { loadSharp } from './loadSharp.ts';

export interface IconShape {
  size: number;
  isMaskable: boolean;
}

/** Central share of each side that devices never crop from a maskable icon. */
const SAFE_SHARE = 0.8;

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
