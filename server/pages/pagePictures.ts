import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Maximum number of inlined pictures. Each saves a phone one round trip. */
const MOST = 2;
/** Maximum size of an inlined picture in bytes. Larger ones would delay the page, so they are preloaded. */
const MAX_BYTES = 6 * 1024;

const PHONE = '(max-width: 577px)';

const PHONE_SOURCE =
  /(<source media="\(max-width: 577px\)" type="image\/avif" srcset=")(\/pictures\/[\w-]+\.avif)([^"]*)"/gi;

interface FirstPictures {
  readonly body: readonly string[];
  readonly preloads: string;
}

export function createFirstPictures(distDir: string): (body: string) => Promise<FirstPictures> {
  const known = new Map<string, string | undefined>();

  async function dataOf(file: string): Promise<string | undefined> {
    if (!known.has(file)) {
      const bytes = await readFile(path.join(distDir, file)).catch(() => undefined);
      const isSmall = bytes && bytes.length <= MAX_BYTES;
      known.set(file, isSmall ? `data:image/avif;base64,${bytes.toString('base64')}` : bytes && '');
    }
    return known.get(file);
  }

  return async (body) => {
    const texts: string[] = [];
    let preloads = '';
    let end = 0;
    for (const match of body.matchAll(PHONE_SOURCE).take(MOST)) {
      const [source, head = '', file = '', query = ''] = match;
      const data = await dataOf(file);
      if (data) {
        texts.push(body.slice(end, match.index), `${head}${data}"`);
        end = match.index + source.length;
      } else if (data === '') {
        preloads += `<link rel="preload" as="image" type="image/avif" media="${PHONE}" href="${file}${query}" fetchpriority="high">`;
      }
    }
    return { body: [...texts, body.slice(end)], preloads };
  };
}
