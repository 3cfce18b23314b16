import type { default as SharpModule } from 'sharp';

/** Decoders for uploads. Each additional one adds attack surface. */
const DECODERS = {
  jpeg: 'VipsForeignLoadJpegFile',
  png: 'VipsForeignLoadPngFile',
  webp: 'VipsForeignLoadWebpFile',
  avif: 'VipsForeignLoadHeifFile',
} as const;

/** Decoder for the shop's own files, which come from the store as buffers. */
const OWN_FILES = 'VipsForeignLoadWebpBuffer';

const MENDED = 'VipsForeignLoadJpegBuffer';

async function openSharp(): Promise<typeof SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [...Object.values(DECODERS), OWN_FILES, MENDED] });
  // Process one picture at a time on one thread, so that requests keep the other cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let opened: Promise<typeof SharpModule> | undefined;

/** Loads the library on the first picture, since many servers process none. */
export function loadSharp(): Promise<typeof SharpModule> {
  opened ??= openSharp();
  return opened;
}
