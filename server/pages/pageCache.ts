import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

const compress = promisify(brotliCompress);

/** A page as it was made. */
export interface CacheablePage extends Renewed {
  readonly status: number;
  /** Where to go instead, on a redirect. */
  readonly location?: string;
  readonly policy: string;
  readonly language: string;
  readonly html: string;
  /** Whether it may be cached. */
  readonly isComplete: boolean;
}

/** A page ready to be sent. */
interface CachedPage extends Omit<CacheablePage, 'html'> {
  readonly etag: string;
  readonly html: Buffer;
  /** Compressed at once and lightly; as well as possible once the page was asked for again. */
  readonly brotli: Buffer;
  readonly isSmallest: boolean;
}

/** Rendered pages of visitors who are not known, bounded in bytes, each until something that it shows changes. */
export interface PageCache {
  /** The page cached under the key, else the one made now; made once for any number of simultaneous calls. */
  get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage>;
  /** Forgets the pages that show any of these subjects. */
  forget(changed: ReadonlySet<string>): void;
}

function brotli(html: Buffer, quality: number): Promise<Buffer> {
  return compress(html, {
    // One piece in place of many: each comes back over the main thread.
    chunkSize: 256 * 1024,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });
}

/** @param maxBytes what all cached pages may take together */
export function createPageCache(maxBytes: number): PageCache {
  const pages = createRenewedCache<CachedPage>(
    maxBytes,
    (page) => page.html.length + page.brotli.length + page.policy.length,
  );
  const running = new Map<string, Promise<CachedPage>>();

  async function make(key: string, create: () => Promise<CacheablePage>): Promise<CachedPage> {
    const compose = async (): Promise<CachedPage> => {
      const { html: text, ...rest } = await create();
      const html = Buffer.from(text);
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      return { ...rest, etag, html, brotli: await brotli(html, 4), isSmallest: false };
    };
    return pages.make(key, compose, ({ isComplete }) => isComplete);
  }

  // The best compression takes fifty times as long as the page itself: one page after the other, and only those that
  // are asked for again.
  const wanted = new Set<string>();
  let isCompressing = false;

  async function compressFurther(): Promise<void> {
    if (isCompressing) return;
    isCompressing = true;
    for (const key of wanted) {
      wanted.delete(key);
      const page = pages.get(key);
      if (!page || page.isSmallest) continue;
      const smallest = await brotli(page.html, 11);
      pages.replace(key, page, { ...page, brotli: smallest, isSmallest: true });
    }
    isCompressing = false;
  }

  return {
    async get(key, create) {
      const known = pages.get(key);
      if (known) {
        if (!known.isSmallest) {
          wanted.add(key);
          void compressFurther();
        }
        return known;
      }
      const waiting = running.get(key);
      if (waiting) return waiting;
      const made = make(key, create).finally(() => {
        if (running.get(key) === made) running.delete(key);
      });
      running.set(key, made);
      return made;
    },
    forget(changed) {
      pages.forget(changed);
      // Who asks from now on must not get what was begun before.
      running.clear();
    },
  };
}
