/** An answer of the backend as it came last. */
export interface KeptAnswer {
  readonly data: unknown;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** Answers kept on this device, which stand in while the backend cannot be reached. */
export interface KeptAnswers {
  /** @param url of the call, with its query @returns undefined where there is none, or it is older than 12 hours */
  read(url: string): Promise<KeptAnswer | undefined>;
  write(url: string, data: unknown): Promise<void>;
  /** Removes all of them. */
  clear(): Promise<void>;
}

const CACHE = 'staff-answers-1';
/** As long as a session lasts without use. */
const KEPT_MS = 12 * 60 * 60 * 1000;
const MAX_ENTRIES = 200;

/** Searches by text are left out: they are many, and nobody repeats them. */
const KEPT =
  /^\/(?:session|slots|packing-list(?:\?.*)?|orders(?:\/[^/?]+)?|orders\?(?!.*\btext=).*)$/;

/** Whether the answer to a read is kept: whoever is signed in, and the orders to pack. */
export function isKeptCall(url: string): boolean {
  return KEPT.test(url);
}

/** Answers kept by the browser; undefined where it has no place for them, as without https. */
export function browserKeptAnswers(): KeptAnswers | undefined {
  if (!('caches' in window)) return undefined;
  const { caches } = window;
  return {
    async read(url) {
      const cache = await caches.open(CACHE);
      const kept = (await (await cache.match(url))?.json()) as KeptAnswer | undefined;
      if (kept === undefined || Date.now() - kept.at < KEPT_MS) return kept;
      await cache.delete(url);
      return undefined;
    },
    async write(url, data) {
      try {
        const cache = await caches.open(CACHE);
        await cache.put(url, Response.json({ data, at: Date.now() } satisfies KeptAnswer));
        const oldest = (await cache.keys()).slice(0, -MAX_ENTRIES);
        await Promise.all(oldest.map((entry) => cache.delete(entry)));
      } catch {
        // No room on the device.
      }
    },
    async clear() {
      await caches.delete(CACHE);
    },
  };
}
