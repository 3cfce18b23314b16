import { LRUCache } from 'lru-cache';

/** What is made of things that change. */
export interface Renewed {
  /** The subjects of `pageSubjects.ts` that it was made of. */
  readonly subjects: ReadonlySet<string>;
}

/** Values by key, bounded in bytes and number, each until one of its subjects changes. */
export interface RenewedCache<Value extends Renewed> {
  get(key: string): Value | undefined;
  /** What all values take together. */
  bytes(): number;
  /** Makes a value and caches it, unless it must not be or changed while it was made. */
  make(
    key: string,
    create: () => Promise<Value>,
    mayKeep: (value: Value) => boolean,
  ): Promise<Value>;
  /** Puts a value in the place of an equal one, where that is still cached. */
  replace(key: string, known: Value, value: Value): void;
  /** Forgets what was made of any of these subjects. */
  forget(changed: ReadonlySet<string>): void;
}

/** Beside its bytes each value takes some of the cache itself. */
const MAX_VALUES = 10_000;

/** @param maxBytes what all values may take together */
export function createRenewedCache<Value extends Renewed>(
  maxBytes: number,
  bytesOf: (value: Value, key: string) => number,
): RenewedCache<Value> {
  const kept = new LRUCache<string, Value>({
    max: MAX_VALUES,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });
  /** For each value under way, what has changed since its beginning. */
  const underWay = new Set<Set<string>>();

  return {
    get: (key) => kept.get(key),
    bytes: () => kept.calculatedSize,
    async make(key, create, mayKeep) {
      const changes = new Set<string>();
      underWay.add(changes);
      try {
        const value = await create();
        if (mayKeep(value) && changes.isDisjointFrom(value.subjects)) kept.set(key, value);
        return value;
      } finally {
        underWay.delete(changes);
      }
    },
    replace(key, known, value) {
      if (kept.peek(key) === known) kept.set(key, value);
    },
    forget(changed) {
      for (const changes of underWay) for (const subject of changed) changes.add(subject);
      // All are found before the first goes: the cache cannot be walked through meanwhile.
      const stale = [...kept.entries()].filter(
        ([, { subjects }]) => !changed.isDisjointFrom(subjects),
      );
      for (const [key] of stale) kept.delete(key);
    },
  };
}
