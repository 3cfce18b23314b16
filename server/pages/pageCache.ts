import { openCompressor, type Compressor } from './openCompressor.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

/** A page as it was made, compressed lightly. */
export interface CacheablePage extends Renewed {
  readonly status: number;
  /** Where to go instead, on a redirect. */
  readonly location?: string;
  readonly policy: string;
  readonly language: string;
  readonly etag: string;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly mayBeCached: boolean;
}

/** A page in the cache. */
interface CachedPage extends CacheablePage {
  /** Whether it is compressed as well as possible, as it is once it was asked for again. */
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

/** Of brotli. */
const BEST = 11;

/**
 * @param maxBytes what all cached pages may take together
 * @param compress makes pages as small as possible
 * @param note notified of each page that is asked for
 */
export function createPageCache(
  maxBytes: number,
  compress: Compressor = openCompressor(),
  note: (lookup: Lookup) => void = () => undefined,
): PageCache {
  const pages = createRenewedCache<CachedPage>(
    maxBytes,
    (page, key) => page.html.length + page.brotli.length + page.policy.length + key.length,
  );
  const running = new Map<string, Promise<CachedPage>>();

  async function make(key: string, create: () => Promise<CacheablePage>): Promise<CachedPage> {
    const compose = async () => ({ ...(await create()), isSmallest: false });
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
        const smallest = await compress(page.html, BEST);
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
    waitingCompressions: () => wanted.size + Number(isCompressing),
  };
}
