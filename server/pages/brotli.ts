import { brotliCompressSync, constants } from 'node:zlib';

/** A page compressed by brotli, in a piece of memory of its own, as what is handed to another thread must be. @param quality 0 to 11 */
export function compressPage(html: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
  const compressed = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  // A copy: what Node gives is part of a larger piece of memory, which would go along.
  return new Uint8Array(compressed);
}
