import { LRUCache } from 'lru-cache';

export interface Renewed {
  readonly subjects: ReadonlySet<string>;
}

/** Caches values until one of their subjects changes. Limited in bytes and number. */
export interface RenewedCache<Value extends Renewed> {
  get(key: string): Value | undefined;
  bytes(): number;
  /**
   * Creates a value and caches it. Does not cache it if `mayKeep` returns false or one of its subjects changed
   * meanwhile.
   */
  make(
    key: string,
    create: () => Promise<Value>,
    mayKeep: (value: Value) => boolean,
  ): Promise<Value>;
  replace(key: string, known: Value, value: Value): void;
  forget(changed: ReadonlySet<string>): void;
}

/** Maximum number of values. Limits the cache's own overhead, which `maxBytes` does not include. */
const MAX_VALUES = 10_000;

export function createRenewedCache<Value extends Renewed>(
  maxBytes: number,
  bytesOf: (value: Value, key: string) => number,
): RenewedCache<Value> {
  const kept = new LRUCache<string, Value>({
    max: MAX_VALUES,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });
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
      // Collect all stale keys first, since deleting during iteration is unsafe.
      const stale = [...kept.entries()].filter(
        ([, { subjects }]) => !changed.isDisjointFrom(subjects),
      );
      for (const [key] of stale) kept.delete(key);
    },
  };
}
