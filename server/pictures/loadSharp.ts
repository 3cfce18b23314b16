import type { default as SharpModule } from 'sharp';

/** Decoders of what is accepted; the others would be an attack surface. */
const DECODERS = {
  jpeg: 'VipsForeignLoadJpegFile',
  png: 'VipsForeignLoadPngFile',
  webp: 'VipsForeignLoadWebpFile',
  avif: 'VipsForeignLoadHeifFile',
} as const;

/** Files of the shop's own come from where they are stored. */
const OWN_FILES = 'VipsForeignLoadWebpBuffer';

/** JPEG with an added end marker. */
const MENDED = 'VipsForeignLoadJpegBuffer';

async function openSharp(): Promise<typeof SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [...Object.values(DECODERS), OWN_FILES, MENDED] });
  // One file at a time, by one thread: shoppers wait for the others.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let opened: Promise<typeof SharpModule> | undefined;

/** Loads the library of pictures with the first one: many a server never sees any. */
export function loadSharp(): Promise<typeof SharpModule> {
  opened ??= openSharp();
  return opened;
}
