import { openCompressor, type Compressor } from './openCompressor.ts';
import { createRenewedCache, type Renewed } from './renewedCache.ts';

export interface CacheablePage extends Renewed {
  readonly status: number;
  readonly location?: string;
  readonly policy: string;
  readonly language: string;
  readonly etag: string;
  readonly html: Buffer;
  readonly brotli: Buffer;
  readonly mayBeCached: boolean;
}

interface CachedPage extends CacheablePage {
  readonly isSmallest: boolean;
}

/** Cache of pages, rendered without a session, until one of their subjects changes. Limited in bytes and number. */
export interface PageCache {
  /** Returns the cached page. If there is none, renders it once for all concurrent calls. */
  get(key: string, make: () => Promise<CacheablePage>): Promise<CachedPage>;
  forget(changed: ReadonlySet<string>): void;
  bytes(): number;
  waitingCompressions(): number;
}

export type Lookup = 'hit' | 'miss';

const BEST = 11;

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

  // The best compression takes fifty times as long as rendering the page. So apply it only to pages requested
  // again, one at a time.
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
        // Keep the page as it is. The next request for it retries the compression.
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
      // Later requests must not get a page whose rendering began before the change.
      running.clear();
    },
    bytes: () => pages.bytes(),
    waitingCompressions: () => wanted.size + Number(isCompressing),
  };
}
