import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Compresses a page with brotli into a separate buffer, which can be transferred to another thread.
 * @param quality 0 to 11
 */
export function compressPage(html: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
  const compressed = brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
  // Copy the result: Node's buffer may be a slice of a larger one, which would be transferred too.
  return new Uint8Array(compressed);
}
