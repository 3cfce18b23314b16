export interface CachedAnswer {
  readonly data: unknown;
  /** Time of the answer in milliseconds since 1970. */
  readonly at: number;
}

export interface AnswerCache {
  /**
   * Reads a cached answer.
   * @param url URL of the call with its query
   * @returns undefined if no answer is cached or the answer is older than 12 hours
   */
  read(url: string): Promise<CachedAnswer | undefined>;
  write(url: string, data: unknown): Promise<void>;
  clear(): Promise<void>;
}

const CACHE = 'staff-answers-1';
/** Maximum age of a cached answer: the idle timeout of a session. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;
const MAX_ENTRIES = 200;

/** Cached calls. Text searches are excluded, because there are many and few are repeated. */
const CACHED_CALLS =
  /^\/(?:session|slots|packing-list(?:\?.*)?|orders(?:\/[^/?]+)?|orders\?(?!.*\btext=).*)$/;

export function isCachedCall(url: string): boolean {
  return CACHED_CALLS.test(url);
}

/** Returns the browser's cache; undefined without HTTPS, which the Cache API requires. */
export function browserAnswerCache(): AnswerCache | undefined {
  if (!('caches' in window)) return undefined;
  const { caches } = window;
  return {
    async read(url) {
      const cache = await caches.open(CACHE);
      const cached = (await (await cache.match(url))?.json()) as CachedAnswer | undefined;
      if (cached === undefined || Date.now() - cached.at < MAX_AGE_MS) return cached;
      await cache.delete(url);
      return undefined;
    },
    async write(url, data) {
      try {
        const cache = await caches.open(CACHE);
        await cache.put(url, Response.json({ data, at: Date.now() } satisfies CachedAnswer));
        const oldest = (await cache.keys()).slice(0, -MAX_ENTRIES);
        await Promise.all(oldest.map((entry) => cache.delete(entry)));
      } catch {
        // The quota is exceeded; the answer stays uncached.
      }
    },
    async clear() {
      await caches.delete(CACHE);
    },
  };
}
