import { createHash } from 'node:crypto';
import { openCompressor, type Compressor } from './openCompressor.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

/** A page as it was made. */
export interface CacheablePage extends Renewed {
  readonly status: number;
  /** Where to go instead, on a redirect. */
  readonly location?: string;
  readonly policy: string;
  readonly language: string;
  readonly html: string;
  readonly mayBeCached: boolean;
}

/** A page ready to be sent. */
interface CachedPage extends Omit<CacheablePage, 'html'> {
  readonly etag: string;
  readonly html: Buffer;
  /** Compressed at once and lightly; as well as possible once the page was asked for again. */
  readonly brotli: Buffer;
  readonly isSmallest: boolean;
}

/** Rendered pages of visitors who are not known, bounded in bytes and number, each until something that it shows changes. */
export interface PageCache {
  /** The page cached under the key, else the one made now; made once for any number of simultaneous calls. */
  get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage>;
  /** Forgets the pages that show any of these subjects. */
  forget(changed: ReadonlySet<string>): void;
  /** What all pages take together. */
  bytes(): number;
  /** How many pages wait for a compression, those that are compressed now among them. */
  waitingCompressions(): number;
}

/** Whether a page was there, or had to be made. */
export type Lookup = 'hit' | 'miss';

/** Of brotli, for a page that somebody waits for. */
const LIGHT = 4;
const BEST = 11;

/**
 * @param maxBytes what all cached pages may take together
 * @param compressors two, so that who waits for a page does not wait for the best compression of another
 * @param note notified of each page that is asked for
 */
export function createPageCache(
  maxBytes: number,
  { lightly, well }: { lightly: Compressor; well: Compressor } = {
    lightly: openCompressor(),
    well: openCompressor(),
  },
  note: (lookup: Lookup) => void = () => undefined,
): PageCache {
  const pages = createRenewedCache<CachedPage>(
    maxBytes,
    (page, key) => page.html.length + page.brotli.length + page.policy.length + key.length,
  );
  const running = new Map<string, Promise<CachedPage>>();

  let lightCompressions = 0;

  async function compressLightly(html: Buffer): Promise<Buffer> {
    lightCompressions += 1;
    try {
      return await lightly(html, LIGHT);
    } finally {
      lightCompressions -= 1;
    }
  }

  async function make(key: string, create: () => Promise<CacheablePage>): Promise<CachedPage> {
    const compose = async (): Promise<CachedPage> => {
      const { html: text, ...rest } = await create();
      const html = Buffer.from(text);
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
      return { ...rest, etag, html, brotli: await compressLightly(html), isSmallest: false };
    };
    return pages.make(key, compose, ({ mayBeCached }) => mayBeCached);
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
      try {
        const smallest = await well(page.html, BEST);
        pages.replace(key, page, { ...page, brotli: smallest, isSmallest: true });
      } catch {
        // The page stays as it is; when it is asked for again, so is this.
      }
    }
    isCompressing = false;
  }

  return {
    async get(key, create) {
      const known = pages.get(key);
      note(known ? 'hit' : 'miss');
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
    bytes: () => pages.bytes(),
    waitingCompressions: () => lightCompressions + wanted.size + Number(isCompressing),
  };
}
