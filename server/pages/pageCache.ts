import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);

/** A page ready to be sent. */
export interface CachedPage {
  readonly status: number;
  /** Where to go instead, on a redirect. */
  readonly location?: string;
  readonly policy: string;
  readonly etag: string;
  readonly language: string;
  readonly html: Buffer;
  /** Compressed at once and lightly; as well as possible once the page was asked for again. */
  readonly brotli: Buffer;
  readonly isSmallest: boolean;
}

/** Rendered pages of visitors who are not known, bounded in bytes, valid for one version of the content. */
export interface PageCache {
  /** The page kept under the key, else the one made now; made once for any number of simultaneous calls. */
  get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage>;
  /** Forgets everything when the version differs from the last one told. */
  setVersion(version: string): void;
}

export interface CacheablePage {
  readonly status: number;
  readonly location?: string;
  readonly policy: string;
  readonly language: string;
  readonly html: string;
  /** Whether it may be kept. */
  readonly isComplete: boolean;
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

/** @param maxBytes what all kept pages may take together */
export function createPageCache(maxBytes: number): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.html.length + page.brotli.length + page.policy.length,
  });
  const running = new Map<string, Promise<CachedPage>>();
  let version = '';

  async function make(key: string, create: () => Promise<CacheablePage>): Promise<CachedPage> {
    const startedAt = version;
    const { html: text, isComplete, ...rest } = await create();
    const html = Buffer.from(text);
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    const small = await brotli(html, 4);
    const page: CachedPage = { ...rest, etag, html, brotli: small, isSmallest: false };
    // Content that changed while the page was made may be missing from it.
    if (!isComplete || startedAt !== version) return page;
    pages.set(key, page);
    return page;
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
      const page = pages.peek(key);
      if (!page || page.isSmallest) continue;
      const smallest = await brotli(page.html, 11);
      if (pages.peek(key) === page) pages.set(key, { ...page, brotli: smallest, isSmallest: true });
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
      const runningKey = `${version} ${key}`;
      const waiting = running.get(runningKey);
      if (waiting) return waiting;
      const made = make(key, create).finally(() => running.delete(runningKey));
      running.set(runningKey, made);
      return made;
    },
    setVersion(current) {
      if (current === version) return;
      version = current;
      pages.clear();
    },
  };
}
