import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures that are seen first are worth their bytes in the page: each saves a phone a round trip. */
const MOST = 2;
const MAX_BYTES = 16 * 1024;

/** The phones' source of an eager picture, as ProductImage renders it. */
const PHONE_SOURCE =
  /(<source media="\(max-width: 577px\)" type="image\/avif" srcset=")(\/pictures\/[\w-]+\.avif)[^"]*"/gi;

/** Writes the first pictures of rendered HTML into it, for phones alone. */
export type InlinePictures = (html: string) => Promise<string>;

/** @param distDir folder of the browser's build, which holds `pictures/` */
export function createInlinePictures(distDir: string): InlinePictures {
  const known = new Map<string, string>();

  /** The file as a data URL; '' where it is missing or too large. */
  async function dataOf(file: string): Promise<string> {
    const kept = known.get(file);
    if (kept !== undefined) return kept;
    const bytes = await readFile(path.join(distDir, file)).catch(() => undefined);
    const isSmall = bytes !== undefined && bytes.length <= MAX_BYTES;
    const data = isSmall ? `data:image/avif;base64,${bytes.toString('base64')}` : '';
    known.set(file, data);
    return data;
  }

  return async (html) => {
    let result = html;
    for (const [source, head = '', file = ''] of [...html.matchAll(PHONE_SOURCE)].slice(0, MOST)) {
      const data = await dataOf(file);
      if (data !== '') result = result.replace(source, () => `${head}${data}"`);
    }
    return result;
  };
}
